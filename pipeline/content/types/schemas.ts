import type * as z from 'zod';
import type { Schemas } from '../schema/json-schemas.ts';
import { factsSchema, siteSchema } from '../schema/site.ts';
import { testimonialsSchema } from '../schema/testimonials.ts';
import { contentTypes } from './content-types.ts';

/** What a writer may type, by the kind of file: front matter of each content type, and each file of YAML. */
export const SCHEMAS: Schemas = new Map<string, z.ZodType>([
  ...Object.values(contentTypes).map(({ name, schema }) => [name, schema] as const),
  ['site', siteSchema],
  ['facts', factsSchema],
  ['testimonials', testimonialsSchema],
]);
