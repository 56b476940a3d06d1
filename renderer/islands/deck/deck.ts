import { fillLabel } from '../../../pipeline/content/fill-label.ts';
import type { SlideForm } from '../../../pipeline/content/model/interactive-figure.ts';
import type { DeckLabels } from './deck-labels.ts';
import { DeckFigure } from './DeckFigure.tsx';
import type { DrawnSlide } from './slide-drawings.ts';

/** The island. Its props carry no slides: they are read from the page's HTML. */
export const deck = { component: DeckFigure, findProps: findSlides };

interface Carried {
  readonly labels: Pick<DeckLabels, 'deckPlace'>;
}

/** Reads the slides from the page: each as sent, with its form after the audit at its end. */
async function findSlides({ labels }: Carried, root: HTMLElement): Promise<{ slides: readonly DrawnSlide[] }> {
  const items = [...root.querySelectorAll('li')];
  const places = items.map((_, index) => fillLabel(labels.deckPlace, index + 1));
  return { slides: items.map((item) => slideOf(item, places)) };
}

/** Reads the slide of an item; `places` are the labels of the first position, the second and so on. */
function slideOf(item: Element, places: readonly string[]): DrawnSlide {
  const [sheet, thought, other] = item.children;
  if (!sheet || !thought || !other) throw new Error('A slide is in the page in both of its forms');
  const [, part, thoughtInOrder] = other.querySelectorAll(':scope > p');
  const place = places.indexOf(textIn(other, 'div > p') ?? '') + 1;
  return {
    sent: formOf(sheet, thought),
    ordered: formOf(other, thoughtInOrder),
    part: part?.textContent ?? '',
    drawings: [...item.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? ''),
    ...(place > 0 && { place }),
  };
}

/** Reads one form of a slide; its title is the first paragraph outside of its foot. */
function formOf(box: Element, thought: Element | undefined): SlideForm {
  const score = textIn(box, '[dir]');
  return {
    title: textIn(box, ':scope > p') ?? '',
    thought: thought?.textContent ?? '',
    ...(score !== undefined && { score }),
  };
}

function textIn(box: Element, selector: string): string | undefined {
  return box.querySelector(selector)?.textContent;
}
