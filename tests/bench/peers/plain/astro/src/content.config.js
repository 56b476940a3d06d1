import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

export const collections = {
  insights: defineCollection({ loader: glob({ pattern: '*.md', base: './content/insights' }) }),
};
