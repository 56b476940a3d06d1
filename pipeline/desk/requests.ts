import * as z from 'zod';
import { DeskRefusal } from './refusal.ts';

const optionalText = z.string().exactOptional();
const file = z.string().min(1);
const kind = z.enum(['article', 'page', 'service']);
const isTrial = z.boolean();
const choices = z.record(z.string(), z.enum(['here', 'elsewhere']));
const publish = z.strictObject({ version: optionalText, chosen: choices.exactOptional() });

/** What each request must bring that changes something, or asks with words; by its name. */
export const requests = {
  /** Looks at a text with words that are not saved. */
  look: z.strictObject({ file, source: z.string() }),
  /** Saves a text if its file still has the hash `base`; without `base`, if there is no file yet. The only `PUT`. */
  text: z.strictObject({ file, source: z.string(), base: optionalText }),
  /** Begins a text as a draft, as `npm run new` does. */
  new: z.strictObject({ kind, title: z.string(), slug: optionalText, audience: optionalText }),
  /** Gives a file another name, with every link to it. `isTrial` only says what would change. */
  rename: z.strictObject({ file, name: z.string().min(1), isTrial }),
  /** Removes a file. The address `successor` of this site takes over its own; without one it is gone for good. */
  remove: z.strictObject({ file, successor: optionalText, isTrial }),
  /**
   * Makes a text a draft, or ends that. The addresses of a draft lead to `successor` meanwhile, an address of this site;
   * without one they are gone until it is shown again.
   */
  draft: z.strictObject({ file, isDraft: z.boolean(), successor: optionalText, isTrial }),
  /** Brings back a removed text that visitors still see, as it was last published. */
  'bring-back': z.strictObject({ file }),
  /** Makes Markdown of what a clipboard or a document holds, in one of three forms; `bytes` is base64 of a `.docx`. */
  markdown: z.strictObject({ html: optionalText, bytes: optionalText, markdown: optionalText }),
  /** Saves a picture or a file, base64. */
  asset: z.strictObject({ name: file, bytes: z.string() }),
  /**
   * Without `version`, events end with `changes`; with it, what was looked at is published. After a `conflict`, `chosen`
   * says which words of each of its files stay; the others are kept as an earlier state.
   */
  publish,
  /** Does the same for the commit of a publication that is to be taken back. */
  undo: publish.extend({ publication: z.string().regex(/^[\da-f]{40,64}$/) }),
};

/** What each request brings. */
export type Requests = { readonly [Name in keyof typeof requests]: z.infer<(typeof requests)[Name]> };

/** What kind of text a Markdown file is: the name of its content type. */
export type TextKind = z.infer<typeof kind>;

/** Returns what a request brings. Throws a `DeskRefusal` if it has another form. */
export function readRequest<Wanted>(schema: z.ZodType<Wanted>, body: unknown): Wanted {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new DeskRefusal(400, `The request has another form: ${z.prettifyError(read.error)}`);
}
