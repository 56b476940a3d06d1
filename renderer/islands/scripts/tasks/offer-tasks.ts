import { forget, keep, kept } from '../kept.ts';

/** An item, or what in it is operated by itself. */
const OPERATED = 'li, a, button, input, label, summary';

/** The storage key of a page's ticks begins with this; its path follows. */
const TASKS_KEY = 'tasks:';

/**
 * Lets visitors tick the items of lists of tasks, and keeps the ticks in their browser, by the words of each item: they
 * stay if the list changes. An item is ticked by a press anywhere on it but on a link.
 */
export function offerTasks(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('main li > input[disabled]')];
  if (boxes.length === 0) return;
  const key = TASKS_KEY + location.pathname;
  const ticked = new Set(kept(key)?.split('\n') ?? []);
  for (const box of boxes) {
    const item = box.closest('li');
    const words = item?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
    box.disabled = false;
    box.ariaLabel = words;
    box.checked ||= ticked.has(words);
    box.addEventListener('change', () => {
      if (box.checked) ticked.add(words);
      else ticked.delete(words);
      if (ticked.size > 0) keep(key, [...ticked].join('\n'));
      else forget(key);
    });
    item?.addEventListener('click', ({ target }) => {
      const isOwn = target instanceof Element && target.closest(OPERATED) === item;
      if (isOwn && getSelection()?.isCollapsed !== false) box.click();
    });
  }
}
