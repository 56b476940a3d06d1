import type { Slide, SlideForm } from '../../../pipeline/model/exhibit.ts';
import { DeckFigure } from './DeckFigure.tsx';

/** The island: its slides are in the page already, and are not carried a second time. */
export const deck = { component: DeckFigure, findProps: findSlides };

async function findSlides(_: object, root: HTMLElement): Promise<{ slides: readonly Slide[] }> {
  return { slides: [...root.querySelectorAll<HTMLElement>('[data-slide]')].map(slideOf) };
}

function slideOf(item: HTMLElement): Slide {
  const { slide } = item.dataset;
  const [sent, ordered] = [...item.querySelectorAll('[data-form]')].map(formOf);
  if (!sent || !ordered) throw new Error('A slide is in the page in both of its forms');
  const part = textIn(item, '[data-part-of]') ?? '';
  return { sent, ordered, part, ...(slide !== '' && { place: Number(slide) }) };
}

function formOf(form: Element): SlideForm {
  const score = textIn(form, '[data-score]');
  return {
    title: textIn(form, '[data-title]') ?? '',
    thought: textIn(form, '[data-thought]') ?? '',
    ...(score !== undefined && { score }),
  };
}

function textIn(part: Element, selector: string): string | undefined {
  return part.querySelector(selector)?.textContent ?? undefined;
}
