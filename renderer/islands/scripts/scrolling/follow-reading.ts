import { namedElement } from './named-element.ts';

/** The line at which a visitor reads, as a part of the window's height from its top. */
const READING_LINE = 0.3;

/** Marks the section being read in tables of contents. */
export function followReading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const places = links.flatMap((link) => {
    const heading = namedElement(link.hash);
    return heading ? [{ link, heading }] : [];
  });
  if (places.length === 0) return;
  let waiting = false;
  const mark = (): void => {
    waiting = false;
    const line = innerHeight * READING_LINE;
    const read = places.findLast(({ heading }) => heading.getBoundingClientRect().top <= line);
    for (const { link } of places) {
      if (link === read?.link) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  addEventListener(
    'scroll',
    () => {
      if (!waiting) requestAnimationFrame(mark);
      waiting = true;
    },
    { passive: true },
  );
  mark();
}
