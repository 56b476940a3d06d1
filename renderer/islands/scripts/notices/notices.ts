/** What has failed; the texts are in `Notices.tsx`. */
export type NoticeKind = 'error' | 'changed' | 'broken' | 'offline';

let shown: { readonly kind: NoticeKind; readonly close: () => void } | undefined;

/**
 * Shows a notice at the foot of the window, replacing any other; an error comes with its description and stack. Needs
 * neither React nor any request. The focus does not move.
 */
export function showNotice(kind: NoticeKind, description = '', stack = ''): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-changed]');
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!template || !(notice instanceof HTMLElement)) {
    document.addEventListener('DOMContentLoaded', () => showNotice(kind, description, stack), { once: true });
    return;
  }
  const [title, text, reload, , trace] = notice.querySelectorAll('h2, p, button, pre');
  text?.append(template.dataset[kind] ?? description);
  trace?.append(stack);
  if (kind !== 'error') title?.remove();
  if (kind === 'offline') reload?.remove();
  if (stack === '') trace?.remove();
  notice.dataset['notice'] = kind;
  shown?.close();
  shown = { kind, close: place(notice) };
  // Keeps the pressed element in view, as the visitor is looking at it.
  if (kind !== 'error') document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Closes the notice that is shown, if it is of this kind. */
export function closeNotice(kind: NoticeKind): void {
  if (shown?.kind === kind) shown.close();
}

/** Returns whether any notice is shown. */
export function isNoticeShown(): boolean {
  return shown !== undefined;
}

/**
 * Adds a notice to the page. Returns a function that removes it; if the focus is inside, it returns to where it was.
 */
function place(notice: HTMLElement): () => void {
  const before = document.activeElement;
  const { style } = document.documentElement;
  notice.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if (target.value === 'reload') location.reload();
    else close();
  });
  document.body.append(notice);
  style.scrollPaddingBottom = `calc(${notice.offsetHeight}px + 1rem)`;
  return close;

  function close(): void {
    const hadFocus = notice.contains(document.activeElement);
    notice.remove();
    style.scrollPaddingBottom = '';
    shown = undefined;
    if (hadFocus && before instanceof HTMLElement) before.focus();
  }
}
