import type { Page } from '@playwright/test';

/** Returns elements and pseudo-elements that would move, fade or scroll smoothly. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const PARTS = ['', '::before', '::after', '::backdrop', '::marker', '::placeholder', '::details-content'];
    return [...document.querySelectorAll('*')].flatMap((element) =>
      PARTS.filter((part) => moves(getComputedStyle(element, part))).map((part) => element.tagName + part),
    );

    function moves({
      transitionDuration,
      animationName,
      animationDuration,
      scrollBehavior,
    }: CSSStyleDeclaration): boolean {
      const isAnimated = animationName !== 'none' && isLong(animationDuration);
      return isLong(transitionDuration) || isAnimated || scrollBehavior === 'smooth';
    }

    function isLong(durations: string): boolean {
      return durations.split(', ').some((duration) => parseFloat(duration) > 0);
    }
  });
}
