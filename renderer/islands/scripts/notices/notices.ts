/** What broke: see the words in `Notices.tsx`. */
export type NoticeKind = 'error' | 'changed' | 'broken' | 'offline';

let shown: { readonly kind: NoticeKind; readonly close: () => void } | undefined;

/**
 * Shows a notice at the foot of the window, in place of the one before; an error brings its description and its
 * stack. Needs neither React nor anything that would have to be fetched. The focus stays where it is.
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
  // The visitor is still looking at the element that was pressed.
  if (kind !== 'error') document.activeElement?.scrollIntoView({ block: 'nearest' });
}

/** Takes a notice of one kind away, if that is what is shown. */
export function closeNotice(kind: NoticeKind): void {
  if (shown?.kind === kind) shown.close();
}

/** Whether a notice of any kind is shown now. */
export function isNoticeShown(): boolean {
  return shown !== undefined;
}

/** Puts a notice on the page. Returns what takes it away; a focus that has gone into it goes back where it was. */
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
