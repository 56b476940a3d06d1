import { articleType } from './article-type.ts';
import type { ContentOf, ContentType } from '../site/content-type.ts';
import { pageType } from './page-type.ts';
import { serviceType } from './service-type.ts';
import type * as z from 'zod';
import type { Schemas } from '../content/schema/json-schemas.ts';
import { factsSchema, siteSchema } from '../content/schema/site.ts';
import { testimonialsSchema } from '../content/schema/page.ts';

/** Every content type, by the folder of its files. Pages come first: lists of other types may replace them. */
export const contentTypes = {
  pages: pageType,
  insights: articleType,
  services: serviceType,
} satisfies Record<string, ContentType>;

export type Content = ContentOf<typeof contentTypes>;

/** What writers may type, by kind of file: front matter of each content type, and each YAML file. */
export const SCHEMAS: Schemas = new Map<string, z.ZodType>([
  ...Object.values(contentTypes).map(({ name, schema }) => [name, schema] as const),
  ['site', siteSchema],
  ['facts', factsSchema],
  ['testimonials', testimonialsSchema],
]);
