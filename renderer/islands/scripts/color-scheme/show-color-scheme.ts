import { SCHEME_KEY } from './color-scheme.ts';

/**
 * Checks the current scheme in the footer's choice, and follows a choice made in another window. The script in the head
 * applies and stores choices.
 */
export function showColorScheme(): void {
  const { dataset } = document.documentElement;
  const show = (): void => {
    for (const input of document.querySelectorAll<HTMLInputElement>(`[name="${SCHEME_KEY}"]`)) {
      input.checked = input.value === (dataset['scheme'] ?? 'system');
    }
  };
  show();
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== SCHEME_KEY && key !== null) return;
    if (newValue === 'light' || newValue === 'dark') dataset['scheme'] = newValue;
    else delete dataset['scheme'];
    show();
  });
}
