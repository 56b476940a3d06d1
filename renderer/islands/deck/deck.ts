import type { Slide, SlideForm } from '../../../pipeline/model/exhibit.ts';
import { DeckFigure } from './DeckFigure.tsx';

/** The island: its slides are in the page already, and are not carried a second time. */
export const deck = { component: DeckFigure, findProps: findSlides };

/** Slides stand in the page in both orders; a part of the story is named above the first of its slides. */
async function findSlides(_: object, root: HTMLElement): Promise<{ slides: readonly Slide[] }> {
  const ordered = new Map<string | undefined, Omit<Slide, 'sent'>>();
  let part = '';
  for (const item of itemsIn(root, 'ordered')) {
    const { number, place } = item.dataset;
    part = textIn(item, '[data-part-of]') ?? part;
    ordered.set(number, { ordered: formOf(item), part, ...(place !== undefined && { place: Number(place) }) });
  }
  const slides = itemsIn(root, 'sent').map((item) => {
    const after = ordered.get(item.dataset['number']);
    if (!after) throw new Error('A slide is in the page in both of its forms');
    return { sent: formOf(item), ...after };
  });
  return { slides };
}

function itemsIn(root: HTMLElement, order: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-order="${order}"] > li`)];
}

function formOf(item: Element): SlideForm {
  const score = textIn(item, '[data-score]');
  return {
    title: textIn(item, '[data-title]') ?? '',
    thought: textIn(item, '[data-thought]') ?? '',
    ...(score !== undefined && { score }),
  };
}

function textIn(part: Element, selector: string): string | undefined {
  return part.querySelector(selector)?.textContent ?? undefined;
}
