import type { Page } from '@playwright/test';

/**
 * Returns targets below 24 × 24 px that are closer to another one than WCAG 2.2 allows (2.5.8): a circle of 24 px around
 * their center touches another target, or the circle of another small one. Links in running text are exempt.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST_PX = 24;
    const RADIUS_PX = LEAST_PX / 2;
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [contenteditable]';

    const targets = [...document.querySelectorAll(CONTROLS)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'))
      .map((element) => ({ element, box: boxOf(element) }));
    const small = targets.filter(({ box }) => isSmall(box));
    return small
      .filter(({ element }) => !isInText(element))
      .filter((target) => targets.some((other) => other !== target && isTooClose(target, other)))
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 160)}`,
      );

    /** Returns the box around a control and its labels, since a press on a label activates the control. */
    function boxOf(element: Element): DOMRect {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
      const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
      const right = Math.max(...boxes.map((box) => box.right));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return new DOMRect(left, top, right - left, bottom - top);
    }

    function isSmall({ width, height }: DOMRect): boolean {
      return width < LEAST_PX || height < LEAST_PX;
    }

    /** Tells whether a link is surrounded by text that is no link. */
    function isInText(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      const block = element.closest('p, li, dd, dt, td, th, figcaption, blockquote, h1, h2, h3, h4, h5, h6');
      const links = [...(block?.querySelectorAll('a, button') ?? [])].map((link) => link.textContent ?? '');
      const rest = links.reduce((text, link) => text.replace(link, ''), block?.textContent ?? '');
      return /\p{Letter}{2}/u.test(rest);
    }

    function isTooClose(
      target: { box: DOMRect; element: Element },
      other: { box: DOMRect; element: Element },
    ): boolean {
      if (target.element.contains(other.element) || other.element.contains(target.element)) return false;
      const [x, y] = middleOf(target.box);
      if (isSmall(other.box)) {
        const [otherX, otherY] = middleOf(other.box);
        if (Math.hypot(x - otherX, y - otherY) < LEAST_PX) return true;
      }
      const { left, right, top, bottom } = other.box;
      const nearestX = Math.min(Math.max(x, left), right);
      const nearestY = Math.min(Math.max(y, top), bottom);
      return Math.hypot(x - nearestX, y - nearestY) < RADIUS_PX;
    }

    function middleOf({ x, y, width, height }: DOMRect): readonly [number, number] {
      return [x + width / 2, y + height / 2];
    }
  });
}
