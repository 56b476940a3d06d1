import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import type { Labels } from '../../pipeline/schema/labels.ts';
import { segment, segments } from '../design/segments.ts';
import { palette, space, withoutScript } from '../design/tokens.ts';
import { giveConsent, readConsent, watchConsent, type Consent } from './consent.ts';
import type { ToastOptions } from './toasts/settings.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  color: ${palette('text-quiet')};
  [data-island]:not([data-awake]) > & {
    visibility: hidden;
  }
  ${withoutScript} {
    display: none;
  }
`;

const choices = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
`;

const large = css`
  min-height: 3rem;
  padding-inline: ${space[6]};
  font-weight: 600;
`;

interface Props {
  /** `question` is the one that a page asks, `setting` the small one in the footer. */
  manner: 'question' | 'setting';
  labels: Pick<
    Labels,
    | 'advertising'
    | 'accept'
    | 'reject'
    | 'consent_open'
    | 'consent_accepted'
    | 'consent_rejected'
    | 'consent_signal'
    | 'consent_kept'
    | 'consent_not_kept'
  >;
  toasts: ToastOptions;
}

/**
 * Whether the advertising service may load: two equal buttons, and what holds now. It is shown
 * when it is awake, since only then it knows what was answered.
 */
export function ConsentChoice({ manner, labels, toasts }: Props) {
  const consent = useSyncExternalStore<Consent>(watchConsent, readConsent, () => 'open');
  const words: Record<Consent, string> = {
    open: labels.consent_open,
    accepted: labels.consent_accepted,
    rejected: labels.consent_rejected,
    objected: labels.consent_signal,
  };

  async function answer(choice: 'accepted' | 'rejected') {
    const isKept = giveConsent(choice);
    const { showToast } = await import('./toasts/show-toast.tsx');
    showToast(isKept ? labels.consent_kept : labels.consent_not_kept, isKept ? 'info' : 'warning', toasts);
  }

  return (
    <div css={row} role="group" aria-label={labels.advertising}>
      {manner === 'setting' && <span>{labels.advertising}</span>}
      {consent !== 'objected' && (
        <div css={[segments, choices]}>
          {(['accepted', 'rejected'] as const).map((choice) => (
            <button
              key={choice}
              type="button"
              css={[segment, manner === 'question' && large]}
              aria-pressed={consent === choice}
              onClick={() => void answer(choice)}
            >
              {choice === 'accepted' ? labels.accept : labels.reject}
            </button>
          ))}
        </div>
      )}
      <span>{words[consent]}</span>
    </div>
  );
}
