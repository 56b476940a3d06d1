import type * as z from 'zod';
import type { Schemas } from '../schema/json-schemas.ts';
import { factsSchema, siteSchema } from '../schema/site.ts';
import { testimonialsSchema } from '../schema/testimonials.ts';
import { kinds } from './kinds.ts';

/** What a writer may type, by the kind of file: front matter of each kind of content, and each file of YAML. */
export const SCHEMAS: Schemas = new Map<string, z.ZodType>([
  ...Object.values(kinds).map(({ name, schema }) => [name, schema] as const),
  ['site', siteSchema],
  ['facts', factsSchema],
  ['testimonials', testimonialsSchema],
]);
