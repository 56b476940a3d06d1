import { articleType } from './article.ts';
import type { ContentOf, ContentType } from './content-type.ts';
import { pageType } from './page.ts';
import { serviceType } from './service.ts';

/** Every content type, by the folder of its files. Pages come first: lists of other kinds may take their place. */
export const contentTypes = {
  pages: pageType,
  insights: articleType,
  services: serviceType,
} satisfies Record<string, ContentType>;

/** What pages get of each kind. */
export type Content = ContentOf<typeof contentTypes>;
