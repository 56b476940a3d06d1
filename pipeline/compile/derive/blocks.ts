import type { Block } from '../../content/model/block.ts';
import type { Labels } from '../../content/model/labels.ts';
import type { Picture } from '../../content/model/picture.ts';
import type { Figure } from '../../content/model/section.ts';
import type { Action, Prose } from '../../content/model/text.ts';

/** The number of the picture below an article's title; the pictures of its text follow. */
export const FIRST_FIGURE = 1;

/** A heading; nothing where there is none. */
export function heading(depth: 1 | 2 | 3, text: string | undefined): Block[] {
  return text === undefined || text === '' ? [] : [{ kind: 'heading', depth, text }];
}

/** A line; nothing where there is none. */
export function line(text: string | undefined): Block[] {
  return text === undefined || text === '' ? [] : [{ kind: 'line', text }];
}

/** A text; nothing where there is none. */
export function prose(text: Prose | undefined): Block[] {
  return text === undefined ? [] : [{ kind: 'prose', prose: text }];
}

/** A picture; nothing where there is none. */
export function picture(shown: Picture | undefined): Block[] {
  return shown === undefined ? [] : [{ kind: 'picture', picture: { alt: shown.alt, src: shown.src } }];
}

/** Proof figures, a line each. */
export function figureLines(figures: readonly Figure[], labels: Labels): Block[] {
  if (figures.length === 0) return [];
  const items = figures.map((one) => {
    const { figure, label, text, counts, period, baseline } = one;
    const notes: [string, string | undefined][] = [
      [labels.figureCounts, counts],
      [labels.figurePeriod, period],
      [labels.figureBaseline, baseline],
    ];
    const said = notes.flatMap(([name, note]) => (note === undefined ? [] : [`${name}: ${note}`]));
    return [`${figure} ${label}${text === undefined && said.length === 0 ? '' : '.'}`, text ?? '', ...said]
      .filter(Boolean)
      .join(' ');
  });
  return [{ kind: 'lines', items }];
}

/** Links, a line each. */
export function linkLines(actions: readonly Pick<Action, 'label' | 'href'>[]): Block[] {
  if (actions.length === 0) return [];
  return [{ kind: 'links', items: actions.map(({ label, href }) => ({ label, href })) }];
}
