import { showNotice, type NoticeKind } from '../../renderer/islands/scripts/notices/notices.ts';
import type { ToastOptions } from '../../renderer/islands/toasts/settings.ts';
import type { ToastKind } from '../../renderer/islands/toasts/settings.ts';

// Handles the buttons of the chapter “Messages”. React is loaded on the first press, as on every page.
document.querySelector<HTMLElement>('[data-toasts]')?.addEventListener('click', ({ target, currentTarget }) => {
  if (!(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return;
  const { kind, shows, fails } = target.dataset;
  const options = JSON.parse(currentTarget.dataset['toasts'] ?? '') as ToastOptions;
  if (kind !== undefined) void showMessage(kind as ToastKind, options);
  if (fails !== undefined) void wake(document.getElementById(fails));
  const { message, stack } = new Error('Thrown to be looked at');
  if (shows !== undefined) showNotice(shows as NoticeKind, message, shows === 'error' ? stack : '');
});

async function showMessage(kind: ToastKind, options: ToastOptions): Promise<void> {
  const { showToast } = await import('../../renderer/islands/toasts/show-toast.tsx');
  showToast(`A message of kind ${kind}`, kind, options);
}

async function wake(island: HTMLElement | null): Promise<void> {
  if (!island || island.childElementCount > 0) return;
  const { hydrate } = await import('../../renderer/islands/runtime/hydrate.tsx');
  island.dataset['island'] = 'menu';
  const awake = hydrate(island);
  // No later gesture may hydrate it a second time.
  delete island.dataset['island'];
  await awake;
}
