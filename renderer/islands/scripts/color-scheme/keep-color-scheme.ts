import { SCHEME_KEY } from './color-scheme.ts';
import { forget, keep } from '../kept.ts';

/**
 * Obeys the choice of a color scheme in the footer and remembers it; other windows follow. A choice that
 * was made before this came is obeyed too.
 */
export function keepColorScheme(): void {
  const { dataset } = document.documentElement;
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[name="color-scheme"]')];
  const show = (scheme: string | null | undefined): void => {
    if (scheme === 'light' || scheme === 'dark') dataset['scheme'] = scheme;
    else delete dataset['scheme'];
    for (const input of inputs) input.checked = input.value === (dataset['scheme'] ?? 'system');
  };
  const choose = (scheme: string): void => {
    show(scheme);
    if (dataset['scheme'] === undefined) forget(SCHEME_KEY);
    else keep(SCHEME_KEY, dataset['scheme']);
  };
  const chosen = inputs.find(({ checked, defaultChecked }) => checked && !defaultChecked);
  if (chosen) choose(chosen.value);
  else show(dataset['scheme']);
  for (const input of inputs) input.addEventListener('change', () => choose(input.value));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SCHEME_KEY || key === null) show(newValue);
  });
}
