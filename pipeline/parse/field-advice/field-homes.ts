import type * as z from 'zod';
import { articleSchema } from '../../schema/article.ts';
import { definitionsOf, isSchema, referenceOf, toJsonSchema, type JsonSchema } from '../../schema/json-schemas.ts';
import { pageSchema, serviceSchema } from '../../schema/page.ts';
import { siteSchema } from '../../schema/site.ts';
import { keptPlace, quotation } from '../../schema/testimonials.ts';

const HOMES: readonly (readonly [string, z.ZodType])[] = [
  ['an article', articleSchema],
  ['a page', pageSchema],
  ['a service', serviceSchema],
  ['`site.yaml`', siteSchema],
  ['a quotation of `testimonials.yaml`', quotation],
  ['a kept place of `testimonials.yaml`', keptPlace],
];

let roots: readonly { readonly words: string; readonly part: JsonSchema }[] | undefined;

/** Where a field of this name belongs, in words: the kinds of files that have it, or the field of a page that does. */
export function homesOf(name: string): string[] {
  roots ??= HOMES.map(([words, schema]) => ({ words, part: opened(toJsonSchema(schema)) }));
  const homes = roots.filter(({ part }) => has(part, name)).map(({ words }) => words);
  if (homes.length > 0) return homes;
  return roots.flatMap(({ words, part }) =>
    Object.entries(part.properties ?? {}).flatMap(([field, inner]) =>
      isSchema(inner) && has(inner, name) ? [`\`${field}\` of ${words}`] : [],
    ),
  );
}

/** A schema with a name of its own is a reference to itself. */
function opened(root: JsonSchema): JsonSchema {
  return definitionsOf(root).get(referenceOf(root) ?? '') ?? root;
}

function has(part: JsonSchema, name: string): boolean {
  const entry = isSchema(part.items) ? part.items : part;
  return [entry, ...(entry.oneOf ?? [])].some(
    (one) => isSchema(one) && one.properties !== undefined && Object.hasOwn(one.properties, name),
  );
}
