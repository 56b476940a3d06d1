import * as z from 'zod';
import { draft, formerAddresses, invitation, kebab, line, picturePath, day } from './common.ts';

/** Front matter of `insights/*.md`. */
export const articleSchema = z
  .strictObject({
    title: line.describe('The headline').meta({ examples: ['What a gate is for'] }),
    summary: line.describe('One or two sentences, for lists and search engines'),
    slug: kebab.optional().describe('The last part of the address; without it, the file name'),
    aliases: formerAddresses,
    type: line
      .optional()
      .describe('The kind of article, for search engines where it has no topics; without it, the label `article_type`'),
    published: day.describe(
      'The day of publication; while it is still to come, in universal time (UTC), the article waits for it',
    ),
    updated: day.optional().describe('The day of the last real change'),
    // A number outside a limit may also be outside the range of numbers: only the limit is reported.
    reading_time: z
      .number()
      .min(1, { abort: true })
      .max(600, { abort: true })
      .int()
      .optional()
      .describe('Minutes; without it, counted')
      .meta({ examples: [5] }),
    tags: z
      .array(kebab)
      .default([])
      .describe('Topics')
      .meta({ examples: [['capital', 'strategy']] }),
    hero_image: picturePath
      .optional()
      .describe('The picture beside the title, cut to 8:5 from its middle, and on the social card'),
    hero_alt: line.optional().describe('What that picture shows, in words'),
    hero_caption: line
      .optional()
      .describe('What it means, in a sentence below it; the number of the figure comes by itself')
      .meta({ examples: ['Value rises with each gate that is passed.'] }),
    images: z.array(picturePath).optional().describe('Further pictures, for search engines'),
    next_step: invitation
      .optional()
      .describe('The one thing to do after reading; without it, the text ends with its own last line'),
    featured: z.boolean().optional().describe('`true` on the one article that stands first'),
    draft: draft('the article'),
  })
  .describe('The fields of an article');

export type AuthoredArticle = z.infer<typeof articleSchema>;
