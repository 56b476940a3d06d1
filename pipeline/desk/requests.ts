import * as z from 'zod';
import type * as protocol from './protocol.ts';
import { DeskRefusal } from './refusal.ts';

const file = z.string().min(1);
const kind = z.enum(['article', 'page', 'service']);

/** What each request that changes something must bring. */
export const requests = {
  look: z.strictObject({ file, source: z.string() }),
  save: z.strictObject({
    file,
    source: z.string(),
    base: z.string().exactOptional(),
  }) satisfies z.ZodType<protocol.SaveRequest>,
  begin: z.strictObject({
    kind,
    title: z.string(),
    slug: z.string().exactOptional(),
    audience: z.string().exactOptional(),
    body: z.string().exactOptional(),
  }) satisfies z.ZodType<protocol.NewRequest>,
  markdown: z.strictObject({
    html: z.string().exactOptional(),
    bytes: z.string().exactOptional(),
    markdown: z.string().exactOptional(),
    name: file.exactOptional(),
  }) satisfies z.ZodType<protocol.MarkdownRequest>,
  asset: z.strictObject({ name: file, bytes: z.string() }) satisfies z.ZodType<protocol.AssetRequest>,
  rename: z.strictObject({
    file,
    name: z.string().min(1),
    isTrial: z.boolean(),
  }) satisfies z.ZodType<protocol.RenameRequest>,
  remove: z.strictObject({
    file,
    successor: z.string().exactOptional(),
    isTrial: z.boolean(),
  }) satisfies z.ZodType<protocol.RemoveRequest>,
};

/** Returns what a request brings. Throws a `DeskRefusal` if it has another form. */
export function readRequest<Wanted>(schema: z.ZodType<Wanted>, body: unknown): Wanted {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new DeskRefusal(400, `The request has another form: ${z.prettifyError(read.error)}`);
}
