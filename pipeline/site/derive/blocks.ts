import type { Block } from '../../content/model/block.ts';
import type { Labels } from '../../content/model/labels.ts';
import type { Picture } from '../../content/model/assets.ts';
import type { Figure } from '../../content/model/section.ts';
import type { Action, Prose } from '../../content/model/text.ts';
import { imageLine, quoted, underline, wholeAddress, type TextOrigin } from '../../markdown/texts/plain-text.ts';

// Blocks are the parts of a page's text; its Markdown page and the archive are made from them.

/** The number of an article's hero picture, or of the first picture in its text if it has no hero picture. */
export const FIRST_FIGURE = 1;

/** A heading, or no block if it is absent or empty. */
export function heading(depth: 1 | 2 | 3, text: string | undefined): Block[] {
  return text === undefined || text === '' ? [] : [{ kind: 'heading', depth, text }];
}

/** A line, or no block if it is absent or empty. */
export function textLine(text: string | undefined): Block[] {
  return text === undefined || text === '' ? [] : [{ kind: 'line', text }];
}

/** A text, or no block if it is absent. */
export function prose(text: Prose | undefined): Block[] {
  return text === undefined ? [] : [{ kind: 'prose', prose: text }];
}

/** A picture, or no block if it is absent. */
export function pictureBlock(shown: Picture | undefined): Block[] {
  return shown === undefined ? [] : [{ kind: 'picture', picture: { alt: shown.alt, src: shown.src } }];
}

/**
 * Returns one line per key number of a section (value, label, what it counts, period, baseline, who confirms it), then links to the
 * public records that they name.
 */
export function figureLines(figures: readonly Figure[], labels: Labels): Block[] {
  if (figures.length === 0) return [];
  const items = figures.map((one) => {
    const { figure, label, text, counts, period, baseline, confirmedBy, reference } = one;
    const notes: [string, string | undefined][] = [
      [labels.figureCounts, counts],
      [labels.figurePeriod, period],
      [labels.figureBaseline, baseline],
      [labels.figureConfirmed, confirmedBy],
      [labels.figureReference, reference?.label],
    ];
    const said = notes.flatMap(([name, note]) => (note === undefined ? [] : [`${name}: ${note}`]));
    return [`${figure} ${label}${text === undefined && said.length === 0 ? '' : '.'}`, text ?? '', ...said]
      .filter(Boolean)
      .join(' ');
  });
  return [{ kind: 'lines', items }, ...linkLines(figures.flatMap(({ reference }) => reference ?? []))];
}

/** Returns the links that follow a block, and the note below the first. */
export function actionLines(actions: readonly Action[]): Block[] {
  return [...linkLines(actions), ...textLine(actions[0]?.note)];
}

/** Returns links, one per line. */
export function linkLines(actions: readonly Pick<Action, 'label' | 'href'>[]): Block[] {
  if (actions.length === 0) return [];
  return [{ kind: 'links', items: actions.map(({ label, href }) => ({ label, href })) }];
}

interface PlainOrigin extends TextOrigin {
  readonly labels: Labels;
}

/** Returns blocks as plain text with a blank line between them; leaves out empty ones. */
export function plainBlocks(blocks: readonly Block[], origin: PlainOrigin): string {
  return joinBlocks(blocks.map((block) => plainBlock(block, origin)));
}

/** Joins texts with a blank line between them; leaves out empty ones. */
export function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return blocks.filter((block) => block !== undefined && block !== '').join('\n\n');
}

function plainBlock(block: Block, origin: PlainOrigin): string | undefined {
  switch (block.kind) {
    case 'heading':
      return block.depth === 3 ? block.text : underline(block.text, block.depth === 1 ? '=' : '-');
    case 'line':
      return block.text;
    case 'lines':
      return block.items.join('\n');
    case 'list':
      return [`${block.title}:`, ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'prose':
      return block.prose.text;
    case 'points':
      return block.items.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n');
    case 'links':
      return block.items.map(({ label, href }) => `${label}: ${wholeAddress(href, origin)}`).join('\n');
    case 'picture':
      return imageLine(block.picture.alt, origin.labels);
    case 'quote':
      return `${quoted(block.quote, origin.labels.language)}\n${block.by}`;
    case 'page':
      return [block.title, ...block.lines, origin.siteUrl + block.address].join('\n');
  }
}
