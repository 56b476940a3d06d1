import { SCHEME_KEY } from '../color-scheme.ts';
import { forget, keep } from './kept.ts';

/** Obeys the choice of a colour scheme in the footer and remembers it; other windows follow. */
export function keepColorScheme(): void {
  const { dataset } = document.documentElement;
  const inputs = document.querySelectorAll<HTMLInputElement>('[name="color-scheme"]');
  const show = (scheme: string | null | undefined): void => {
    if (scheme === 'light' || scheme === 'dark') dataset['scheme'] = scheme;
    else delete dataset['scheme'];
    for (const input of inputs) input.checked = input.value === (dataset['scheme'] ?? 'system');
  };
  show(dataset['scheme']);
  for (const input of inputs) {
    input.addEventListener('change', () => {
      show(input.value);
      if (dataset['scheme'] === undefined) forget(SCHEME_KEY);
      else keep(SCHEME_KEY, dataset['scheme']);
    });
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SCHEME_KEY || key === null) show(newValue);
  });
}
