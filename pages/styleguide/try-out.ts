import { showNotice, type NoticeKind } from '../../renderer/islands/scripts/notices/notices.ts';
import type { ToastOptions } from '../../renderer/islands/toasts/settings.ts';
import type { ToastKind } from '../../renderer/islands/toasts/toast-kind.ts';

// Handles the buttons of the chapter “Messages”. React is loaded on the first press, as on every page.

for (const row of document.querySelectorAll<HTMLElement>('[data-toasts]')) {
  const options = JSON.parse(row.dataset['toasts'] ?? '') as ToastOptions;
  for (const button of row.querySelectorAll('button'))
    button.addEventListener(
      'click',
      () => void showMessage(button.value, button.dataset['kind'] as ToastKind, options),
    );
}

for (const button of document.querySelectorAll<HTMLElement>('[data-fails]')) {
  const island = document.getElementById(button.dataset['fails'] ?? '');
  if (island) button.addEventListener('click', () => void wake(island), { once: true });
}

for (const button of document.querySelectorAll<HTMLElement>('[data-shows]'))
  button.addEventListener('click', () => {
    const { message, stack } = new Error('Thrown to be looked at');
    showNotice(button.dataset['shows'] as NoticeKind, message, button.dataset['shows'] === 'error' ? stack : '');
  });

async function showMessage(text: string, kind: ToastKind, options: ToastOptions): Promise<void> {
  const { showToast } = await import('../../renderer/islands/toasts/show-toast.tsx');
  showToast(text, kind, options);
}

async function wake(island: HTMLElement): Promise<void> {
  const { hydrate } = await import('../../renderer/islands/runtime/hydrate.tsx');
  island.dataset['island'] = 'menu';
  const awake = hydrate(island);
  // No later gesture may hydrate it a second time.
  delete island.dataset['island'];
  await awake;
}
