import type { Figure } from '../model/section.ts';
import type { Action, Prose } from '../model/text.ts';

/** Where the text of a page is made: links inside it are written whole. */
export interface ArchiveOrigin {
  readonly siteUrl: string;
  /** Address of the page. */
  readonly here: string;
}

/** Blocks of text with a blank line between; empty ones are left out. */
export function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return blocks.filter((block) => block !== undefined && block !== '').join('\n\n');
}

/** A list of points, a line each. */
export function pointLines(points: readonly Prose[]): string {
  return points.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n');
}

/** Proof figures, a line each. */
export function figureLines(figures: readonly Figure[]): string {
  return figures
    .map(({ figure, label, text }) => `${figure} ${label}${text === undefined ? '' : `. ${text}`}`)
    .join('\n');
}

/** Links, each with its whole address. */
export function actionLines(actions: readonly Pick<Action, 'label' | 'href'>[], origin: ArchiveOrigin): string {
  return actions.map(({ label, href }) => `${label}: ${wholeAddress(href, origin.siteUrl, origin.here)}`).join('\n');
}

/** A target with the site before it; one that leads elsewhere is taken as it was typed. */
function wholeAddress(href: string, siteUrl: string, here: string): string {
  if (href.startsWith('#')) return siteUrl + here + href;
  if (href.startsWith('//')) return `https:${href}`;
  return href.startsWith('/') ? siteUrl + href : href;
}
