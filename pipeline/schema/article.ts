import * as z from 'zod';
import { day, kebab, line } from './common.ts';

/** Front matter of `insights/*.md`. */
export const articleSchema = z.strictObject({
  title: line.describe('The headline'),
  summary: line.describe('One or two sentences, for lists and search engines'),
  slug: kebab.optional().describe('The last part of the address; without it, the file name'),
  type: line.optional().describe('The kind of article; without it, the label `article_type`'),
  published: day.describe('The day of publication, `YYYY-MM-DD`'),
  updated: day.optional().describe('The day of the last real change, `YYYY-MM-DD`'),
  reading_time: z.int().min(1).max(600).optional().describe('Minutes; without it, counted'),
  tags: z.array(kebab).default([]).describe('Topics, lower-case, hyphens between words'),
  hero_image: line.optional().describe('Path of the picture above the text'),
  hero_alt: line.optional().describe('What that picture shows, in words'),
  images: z.array(line).optional().describe('Paths of further pictures, for search engines'),
  featured: z.boolean().optional().describe('`true` on one article at most'),
  draft: z.boolean().optional().describe('`true` keeps the article out of the site'),
});

export type AuthoredArticle = z.infer<typeof articleSchema>;
