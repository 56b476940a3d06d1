/** Returns the faults in how interactive figures are drawn. It runs in a browser, so it may not use anything else in this module. */
export function figureFaults(): string[] {
  /** How far boxes may overlap, in pixels: adjacent ones share an edge, which may be between two pixels. */
  const TOLERANCE = 1;
  /** The share of a line box, in its middle, that letters fill; the rest may overlap other boxes. */
  const INK = 0.6;
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    readonly what: string;
    readonly owner: Element | null;
  }
  const faults: string[] = [];
  const clipped = new Map<Element, boolean>();
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} px wide`);
  for (const figure of document.querySelectorAll('figure[data-figure-kind]')) {
    const name = `${figure.getAttribute('data-figure-kind')} #${figure.id}`;
    const words = wordsIn(figure);
    const marks = marksIn(figure);
    const frame = figure.getBoundingClientRect();
    for (const box of [...words, ...marks]) {
      const scroller = box.owner?.closest('[data-table]');
      if (!scroller && !isIn(box, frame)) faults.push(`${name}: ${show(box)} is outside of ${show(frame)}`);
    }
    for (const [one, other] of overlaps([...words, ...marks.filter(({ owner }) => owner?.tagName === 'g')]))
      faults.push(`${name}: ${show(one)} overlaps ${show(other)}`);
    for (const field of figure.querySelectorAll('input'))
      if (field.scrollWidth > field.clientWidth) faults.push(`${name}: ${field.name} is too narrow for ${field.value}`);
  }
  return faults;

  function wordsIn(figure: Element): Box[] {
    const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    const found: Box[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner || (node.textContent ?? '').trim() === '' || !isSeen(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        const edge = ((1 - INK) / 2) * height;
        found.push({ left, right, top: top + edge, bottom: bottom - edge, what: node.textContent ?? '', owner });
      }
    }
    return found.filter(({ left, right }) => right > left);
  }

  function marksIn(figure: Element): Box[] {
    return [...figure.querySelectorAll('svg :is(path, rect, line, g)')].filter(isSeen).flatMap((owner) => {
      if (owner.tagName === 'g' && owner.querySelector('text')) return [];
      const { left, right, top, bottom } = owner.getBoundingClientRect();
      return [{ left, right, top, bottom, what: `<${owner.tagName}>`, owner }];
    });
  }

  function isSeen(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClipped(element);
  }

  /** Tells whether an element is only for screen readers. */
  function isClipped(element: Element | null): boolean {
    if (!element || element.tagName === 'FIGURE') return false;
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const { clipPath, position, width, height } = getComputedStyle(element);
    const isOwn = position === 'absolute' && (clipPath !== 'none' || width === '1px' || height === '0px');
    clipped.set(element, isOwn || isClipped(element.parentElement));
    return clipped.get(element) === true;
  }

  function overlaps(boxes: readonly Box[]): [Box, Box][] {
    const sorted = boxes.toSorted((a, b) => a.top - b.top);
    return sorted.flatMap((one, index) => {
      const found: [Box, Box][] = [];
      for (let next = index + 1; next < sorted.length; next++) {
        const other = sorted[next];
        if (!other || other.top > one.bottom - TOLERANCE) break;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - other.top;
        if (width > TOLERANCE && height > TOLERANCE) found.push([one, other]);
      }
      return found;
    });
  }

  function isIn(box: Box, frame: DOMRect): boolean {
    return (
      box.left >= Math.max(0, frame.left) - TOLERANCE &&
      box.right <= Math.min(innerWidth, frame.right) + TOLERANCE &&
      box.top >= frame.top - TOLERANCE &&
      box.bottom <= frame.bottom + TOLERANCE
    );
  }

  function show({ left, right, top, bottom, what = 'the frame' }: (Partial<Box> & DOMRect) | Box): string {
    return `${what.slice(0, 40)} [${[left, right, top, bottom].map(Math.round).join(' ')}]`;
  }
}
