import { hydrate } from '../../renderer/islands/hydrate.tsx';
import type { ToastOptions } from '../../renderer/islands/toasts/settings.ts';
import { showToast, type ToastKind } from '../../renderer/islands/toasts/show-toast.tsx';

// What the buttons of the chapter “Messages” do.

for (const row of document.querySelectorAll<HTMLElement>('[data-toasts]')) {
  const options = JSON.parse(row.dataset['toasts'] ?? '') as ToastOptions;
  for (const button of row.querySelectorAll('button'))
    button.addEventListener('click', () => void showToast(button.value, button.dataset['kind'] as ToastKind, options));
}

for (const button of document.querySelectorAll<HTMLElement>('[data-fails]')) {
  const island = document.getElementById(button.dataset['fails'] ?? '');
  if (island) button.addEventListener('click', () => void hydrate(island), { once: true });
}
