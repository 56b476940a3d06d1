import type * as z from 'zod';
import { articleSchema } from '../../schema/article.ts';
import { toJsonSchema, type JsonSchema, isSchema } from '../../schema/json-schemas.ts';
import { pageSchema, serviceSchema, testimonialsSchema } from '../../schema/page.ts';
import { siteSchema } from '../../schema/site.ts';

const HOMES: readonly (readonly [string, z.ZodType])[] = [
  ['an article', articleSchema],
  ['a page', pageSchema],
  ['a service', serviceSchema],
  ['`site.yaml`', siteSchema],
  ['`testimonials.yaml`', testimonialsSchema],
];

let roots: readonly { readonly words: string; readonly part: JsonSchema }[] | undefined;

/** Where a field of this name belongs, in words: the kinds of files that have it, or the field of a page that does. */
export function homesOf(name: string): string[] {
  roots ??= HOMES.map(([words, schema]) => ({ words, part: toJsonSchema(schema) }));
  const homes = roots.filter(({ part }) => has(part, name)).map(({ words }) => words);
  if (homes.length > 0) return homes;
  return roots.flatMap(({ words, part }) =>
    Object.entries(part.properties ?? {}).flatMap(([field, inner]) =>
      isSchema(inner) && has(inner, name) ? [`\`${field}\` of ${words}`] : [],
    ),
  );
}

function has(part: JsonSchema, name: string): boolean {
  const entry = isSchema(part.items) ? part.items : part;
  return [entry, ...(entry.oneOf ?? [])].some(
    (one) => isSchema(one) && one.properties !== undefined && Object.hasOwn(one.properties, name),
  );
}
