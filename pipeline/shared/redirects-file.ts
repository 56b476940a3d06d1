import * as z from 'zod';
import { parseJson } from './parse-json.ts';

const SCHEMA = z.object({ moved: z.record(z.string(), z.string()), gone: z.array(z.string()) });

/** Moved and gone addresses, with the base path of the site. */
export type RedirectsFile = z.infer<typeof SCHEMA>;

/** Parses the text of a `redirects.json`; empty if it is not one of a build. */
export function readRedirects(text: string): RedirectsFile {
  return parseJson(text, SCHEMA) ?? { moved: {}, gone: [] };
}
