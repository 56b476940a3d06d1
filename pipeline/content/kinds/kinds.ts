import { articleKind } from './article.ts';
import type { ContentOf, Kind } from './kind.ts';
import { pageKind } from './page.ts';
import { serviceKind } from './service.ts';

/** Every kind of content, by the folder of its files. Pages come first: lists of other kinds may take their place. */
export const kinds = {
  pages: pageKind,
  insights: articleKind,
  services: serviceKind,
} satisfies Record<string, Kind>;

/** What pages get of each kind. */
export type Content = ContentOf<typeof kinds>;
