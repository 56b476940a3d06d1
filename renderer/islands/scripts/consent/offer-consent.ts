import { giveConsent, readConsent, watchConsent, type Consent } from './consent.ts';
import { toast } from '../../toasts/toast.ts';
import type { ToastOptions } from '../../toasts/settings.ts';

/** The texts of a choice in each state, and after an answer. */
export interface ConsentWords extends Readonly<Record<Consent, string>> {
  readonly kept: string;
  readonly notKept: string;
  readonly toasts: ToastOptions;
}

/** Shows the choices about advertising with the current answer, and handles new answers. */
export function offerConsent(choices: Iterable<HTMLElement>): void {
  for (const choice of choices) {
    const words = JSON.parse(choice.dataset['choice'] ?? '{}') as ConsentWords;
    const show = () => showState(choice, words);
    for (const button of choice.querySelectorAll('button'))
      button.addEventListener('click', () => void answer(button.value as 'accepted' | 'rejected', words));
    watchConsent(show);
    show();
    choice.dataset['ready'] = '';
  }
}

function showState(choice: HTMLElement, words: ConsentWords): void {
  const consent = readConsent();
  for (const button of choice.querySelectorAll('button')) {
    button.ariaPressed = String(button.value === consent);
    if (button.parentElement) button.parentElement.hidden = consent === 'objected';
  }
  const said = choice.querySelector('[data-said]');
  if (said) said.textContent = words[consent];
}

async function answer(choice: 'accepted' | 'rejected', { kept, notKept, toasts }: ConsentWords): Promise<void> {
  const isKept = giveConsent(choice);
  await toast(isKept ? kept : notKept, isKept ? 'info' : 'warning', toasts);
}
