import type { Body, Action, Prose } from './text.ts';
import type { KnownDay } from './history.ts';
import type { Picture } from './assets.ts';

/** A part of a page's text, independent of its format. */
export type Block =
  | { readonly kind: 'heading'; readonly depth: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'line'; readonly text: string }
  /** Related lines, such as figures. */
  | { readonly kind: 'lines'; readonly items: readonly string[] }
  /** A list and the words that introduce it. */
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | { readonly kind: 'prose'; readonly prose: Prose }
  | { readonly kind: 'points'; readonly items: readonly Prose[] }
  | { readonly kind: 'links'; readonly items: readonly Pick<Action, 'label' | 'href'>[] }
  | { readonly kind: 'picture'; readonly picture: Pick<Picture, 'alt' | 'src'> }
  | { readonly kind: 'quote'; readonly quote: string; readonly by: string }
  /** A reference to a page: its title, lines about it, its address. */
  | { readonly kind: 'page'; readonly title: string; readonly lines: readonly string[]; readonly address: string };

/** The whole text of a page for text readers and machines, as plain data except its long text. */
export interface PageText {
  /** Unique among all pages. */
  readonly id: string;
  readonly title: string;
  /** A one-line summary. */
  readonly description: string;
  readonly address: string;
  /** Days, `YYYY-MM-DD`. */
  readonly published?: string;
  readonly updated?: string;
  /** The last change of its content, if it is known. */
  readonly changed?: KnownDay;
  /** Paths of further content files that it shows. */
  readonly shows?: readonly string[];
  /** Whether the archive includes it; lists and the archive itself are left out. */
  readonly isArchived: boolean;
  /** Length of its long text, which is that of the page; without it, all of its blocks are counted. */
  readonly words?: number;
  readonly blocks: readonly Block[];
  readonly body?: Body;
  /** Blocks below its long text. */
  readonly ending?: readonly Block[];
}
