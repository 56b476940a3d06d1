import * as z from 'zod';
import { parseJson } from './parse-json.ts';

const SCHEMA = z.object({ moved: z.record(z.string(), z.string()), gone: z.array(z.string()) });

/** What has become of old addresses, with the path of the site before each. */
export type RedirectsFile = z.infer<typeof SCHEMA>;

/** What the text of a `redirects.json` says; nothing where no build has made it. */
export function readRedirects(text: string): RedirectsFile {
  return parseJson(text, SCHEMA) ?? { moved: {}, gone: [] };
}
