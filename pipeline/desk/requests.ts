import * as z from 'zod';
import { DeskRefusal } from './refusal.ts';

const optionalText = z.string().exactOptional();
const file = z.string().min(1);
const kind = z.enum(['article', 'page', 'service']);
const isTrial = z.boolean();
const choices = z.record(z.string(), z.enum(['here', 'elsewhere']));

/** What kind of text a Markdown file is: the name of its content type. */
export type TextKind = z.infer<typeof kind>;

const save = z.strictObject({ file, source: z.string(), base: optionalText });
/**
 * `PUT text`: saves a text if the file still is what it began from: `base` is its hash, absent for a file that is to be
 * new.
 */
export type SaveRequest = z.infer<typeof save>;

const begin = z.strictObject({
  kind,
  title: z.string(),
  slug: optionalText,
  audience: optionalText,
  body: optionalText,
});
/** `POST new`: begins a text as a draft, as `npm run new` does. `body` is Markdown, such as that of a dropped document. */
export type NewRequest = z.infer<typeof begin>;

const rename = z.strictObject({ file, name: z.string().min(1), isTrial });
/** `POST rename`: a file under another name, with every link to it. `isTrial` only says what would change. */
export type RenameRequest = z.infer<typeof rename>;

const remove = z.strictObject({ file, successor: optionalText, isTrial });
/** `POST remove`: a file, and the address of this site that takes over its own; without one it is gone for good. */
export type RemoveRequest = z.infer<typeof remove>;

const draft = z.strictObject({ file, isDraft: z.boolean(), successor: optionalText, isTrial });
/**
 * `POST draft`: makes a text a draft, or ends that. The addresses of a draft lead to `successor` meanwhile, an address of
 * this site; without one they are gone until it is shown again.
 */
export type DraftRequest = z.infer<typeof draft>;

const bringBack = z.strictObject({ file });
/** `POST bring-back`: a removed text that visitors still see, as it was last published. */
export type BringBackRequest = z.infer<typeof bringBack>;

const markdown = z.strictObject({
  html: optionalText,
  bytes: optionalText,
  markdown: optionalText,
  name: file.exactOptional(),
});
/**
 * `POST markdown`: what a clipboard or a document holds, in one of three forms; `bytes` is base64 of a `.docx`. With the
 * name of a document, its first heading is the title of a text of its own, and not in the Markdown.
 */
export type MarkdownRequest = z.infer<typeof markdown>;

const asset = z.strictObject({ name: file, bytes: z.string() });
/** `POST asset`: a picture or a file, base64. */
export type AssetRequest = z.infer<typeof asset>;

/**
 * `POST publish`: without `version`, events end with `changes`; with it, what was looked at is published. After a
 * `conflict`, `chosen` says which words of each of its files stay; the others are kept as an earlier state.
 */
const publish = z.strictObject({ version: optionalText, chosen: choices.exactOptional() });

const undo = publish.extend({ publication: z.string().regex(/^[\da-f]{40,64}$/) });
/** `POST undo`: the same, for the commit of a publication that is to be taken back. */
export type UndoRequest = z.infer<typeof undo>;

const look = z.strictObject({ file, source: z.string() });

/** What each request that changes something must bring. */
export const requests = { look, save, begin, rename, remove, draft, bringBack, markdown, asset, publish, undo };

/** Returns what a request brings. Throws a `DeskRefusal` if it has another form. */
export function readRequest<Wanted>(schema: z.ZodType<Wanted>, body: unknown): Wanted {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new DeskRefusal(400, `The request has another form: ${z.prettifyError(read.error)}`);
}
