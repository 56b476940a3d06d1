import type { Page } from '@playwright/test';

/** Controls, and links that look like one, around which no line is left when backgrounds are gone. */
export function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll('button, input, select, textarea, main a, header a, footer a');
    return [...controls]
      .filter((control) => isBox(control) && !partsOf(control).some(hasEdge))
      .map(({ outerHTML }) => outerHTML);

    /** Links, and buttons underlined like them, are told by their color, unless they have a box of their own. */
    function isBox(control: Element): boolean {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      if (control.getBoundingClientRect().bottom <= 0) return false;
      const { paddingLeft, textDecorationLine } = getComputedStyle(control);
      return !(control.matches('a') || textDecorationLine === 'underline') || parseFloat(paddingLeft) > 0;
    }

    function partsOf(control: Element): Element[] {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      return [control, ...labels, ...(control.parentElement ? [control.parentElement] : [])];
    }

    function hasEdge(element: Element): boolean {
      const style = getComputedStyle(element);
      const isChoice = element.matches('input:is([type="radio"], [type="checkbox"])') && style.appearance !== 'none';
      const isNative = isChoice || element.matches('input[type="file"]');
      const isSeen = (side: 'Top' | 'Bottom'): boolean =>
        style[`border${side}Style`] === 'solid' &&
        parseFloat(style[`border${side}Width`]) >= 1 &&
        !/^rgba.*, 0\)$/.test(style[`border${side}Color`]);
      return isNative || isSeen('Top') || isSeen('Bottom');
    }
  });
}

/** What has the focus, if nothing shows it. */
export function unseenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // A browser itself shows the focus of its own buttons inside of a field, such as that of a calendar.
    if (!focused || focused === document.body || !focused.matches(':focus')) return [];
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const frames = [focused, ...labels, focused.parentElement, focused.closest('.cm-editor')];
    const ground = getComputedStyle(document.body).backgroundColor;
    const isSeen = frames
      .filter((element) => element !== null)
      .map((element) => getComputedStyle(element))
      .some(({ outlineStyle, outlineWidth, outlineColor }) => {
        return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2 && outlineColor !== ground;
      });
    return isSeen ? [] : [focused.outerHTML.slice(0, 120)];
  });
}
