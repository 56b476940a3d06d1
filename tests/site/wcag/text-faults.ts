import type { Page } from '@playwright/test';

/** Returns the faults in the text of a page, or of its open dialog, in the present window, a line each. */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      readonly node: Text;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    interface Edge {
      readonly box: DOMRect;
      readonly cuts: boolean;
      readonly scrolls: boolean;
    }

    const SLACK_PX = 1;
    const faults = new Set<string>();
    const edges = new Map<Element, readonly Edge[]>();

    if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls sideways');
    const lines = textNodes().flatMap(linesOf);
    for (const line of lines) {
      if (line.left < -SLACK_PX || (line.right > innerWidth + SLACK_PX && !keepsSpaces(line.node)))
        tell('out of the window', line.node);
    }
    tellOverlaps(lines.toSorted((one, other) => one.top - other.top));
    return [...faults];

    /** Tells whether a text preserves spaces: those at the end of a line then overflow its box, invisibly. */
    function keepsSpaces({ parentElement }: Text): boolean {
      return parentElement !== null && getComputedStyle(parentElement).whiteSpaceCollapse === 'preserve';
    }

    function textNodes(): Text[] {
      const walker = document.createTreeWalker(
        document.querySelector('dialog[open]') ?? document.body,
        NodeFilter.SHOW_TEXT,
        ({ parentElement, nodeValue }) =>
          nodeValue?.trim() && parentElement && isShown(parentElement)
            ? NodeFilter.FILTER_ACCEPT
            : NodeFilter.FILTER_SKIP,
      );
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found;
    }

    function isShown(element: Element): boolean {
      const isForReaders = element.closest('.sr-only, .skip-link') !== null;
      // In this layout, each cell repeats the heading of its column.
      const head = element.closest('thead:has(+ * [data-head]) tr');
      if (head?.clientHeight === 0) return false;
      return !isForReaders && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }

    /** Returns the middle band of each line of a text, clipped to the scrolling boxes around it. */
    function linesOf(node: Text): Line[] {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap(({ left, right, top, height }) => {
        const whole = {
          node,
          left: left + SLACK_PX,
          right: right - SLACK_PX,
          top: top + height / 4,
          bottom: top + (height * 3) / 4,
        };
        return whole.right > whole.left ? clip(whole, edgesAround(node.parentElement)) : [];
      });
    }

    function clip(line: Line, around: readonly Edge[]): Line[] {
      for (const { box, cuts, scrolls } of around) {
        const isOutside =
          line.left < box.left - SLACK_PX ||
          line.right > box.right + SLACK_PX ||
          line.top < box.top - SLACK_PX ||
          line.bottom > box.bottom + SLACK_PX;
        if (cuts && isOutside) tell('cut off', line.node);
        if (!scrolls) continue;
        const seen = { ...line, left: Math.max(line.left, box.left), right: Math.min(line.right, box.right) };
        return seen.right > seen.left && line.top < box.bottom && line.bottom > box.top ? [seen] : [];
      }
      return [line];
    }

    /** Returns the boxes around an element that clip or scroll their content, from the inside out. */
    function edgesAround(element: Element | null): readonly Edge[] {
      if (!element || element === document.body) return [];
      const known = edges.get(element);
      if (known) return known;
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const values = display === 'inline' ? [] : [overflowX, overflowY];
      const scrolls = values.includes('auto') || values.includes('scroll');
      const cuts = !scrolls && (values.includes('hidden') || values.includes('clip'));
      const own = scrolls || cuts ? [{ box: element.getBoundingClientRect(), cuts, scrolls }] : [];
      const all = [...own, ...edgesAround(element.parentElement)];
      edges.set(element, all);
      return all;
    }

    function tellOverlaps(sorted: readonly Line[]): void {
      for (const [index, line] of sorted.entries()) {
        for (let next = index + 1; next < sorted.length; next++) {
          const other = sorted[next];
          if (!other || other.top >= line.bottom) break;
          if (other.left < line.right && other.right > line.left) tell(`overlaps “${wordsOf(other.node)}”`, line.node);
        }
      }
    }

    function tell(fault: string, node: Text): void {
      faults.add(`${fault}: “${wordsOf(node)}”`);
    }

    function wordsOf(node: Text): string {
      return (node.nodeValue ?? '').trim().slice(0, 50);
    }
  });
}
