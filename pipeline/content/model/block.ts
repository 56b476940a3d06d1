import type { Body } from './body.ts';
import type { KnownDay } from './history.ts';
import type { Picture } from './picture.ts';
import type { Action, Prose } from './text.ts';

/** A part of what a page says, whatever form it is written in. */
export type Block =
  | { readonly kind: 'heading'; readonly depth: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'line'; readonly text: string }
  /** Lines that belong together, such as figures. */
  | { readonly kind: 'lines'; readonly items: readonly string[] }
  /** Words, and what they announce. */
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | { readonly kind: 'prose'; readonly prose: Prose }
  | { readonly kind: 'points'; readonly items: readonly Prose[] }
  | { readonly kind: 'links'; readonly items: readonly Pick<Action, 'label' | 'href'>[] }
  | { readonly kind: 'picture'; readonly picture: Pick<Picture, 'alt' | 'src'> }
  | { readonly kind: 'quote'; readonly quote: string; readonly by: string }
  /** A page in short: its title, what is said of it, its address. */
  | { readonly kind: 'page'; readonly title: string; readonly lines: readonly string[]; readonly address: string };

/** All that a page says, as plain data but for its long text: what readers of texts and machines get. */
export interface PageText {
  /** Unlike that of any other page. */
  readonly id: string;
  readonly title: string;
  /** What it is about, in a line. */
  readonly description: string;
  readonly address: string;
  /** Days, `YYYY-MM-DD`. */
  readonly published?: string;
  readonly updated?: string;
  /** The last change of what it shows, where that is known. */
  readonly changed?: KnownDay;
  /** Content files that it shows beside its own. */
  readonly shows?: readonly string[];
  /** Whether the archive holds it; lists and the archive itself are left out. */
  readonly isArchived: boolean;
  readonly blocks: readonly Block[];
  readonly body?: Body;
  /** What stands below its long text. */
  readonly ending?: readonly Block[];
}
