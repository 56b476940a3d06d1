import { kept } from '../kept.ts';
import { SCHEME_KEY } from './color-scheme.ts';

/**
 * Checks the current scheme in the footer's choice, and follows a choice made in another window. The script in the head
 * applies and stores choices.
 */
export function showColorScheme(): void {
  const { dataset } = document.documentElement;
  const show = (choice: string | null): void => {
    if (choice === 'light' || choice === 'dark') dataset['scheme'] = choice;
    else delete dataset['scheme'];
    for (const input of document.querySelectorAll<HTMLInputElement>(`[name="${SCHEME_KEY}"]`)) {
      input.checked = input.value === (dataset['scheme'] ?? 'system');
    }
  };
  // Another window may have stored a choice since the page began to load; without storage, the page's own holds.
  show(kept(SCHEME_KEY) ?? dataset['scheme'] ?? null);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SCHEME_KEY || key === null) show(newValue);
  });
}
