import { css } from '@emotion/react';
import type { Chrome } from '../../../../pipeline/model/chrome.ts';
import type { Labels } from '../../../../pipeline/model/labels.ts';
import { segment, segments } from '../../../design/segments.ts';
import { palette, space } from '../../../design/tokens.ts';
import { size } from '../../../design/type.ts';
import { toastOptions } from '../../toasts/toast-options.ts';
import type { ConsentWords } from './offer-consent.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  color: ${palette('text-quiet')};
  &:not([data-ready]) {
    visibility: hidden;
  }
`;

const choices = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  &[hidden] {
    display: none;
  }
`;

const question = css`
  margin-top: ${space[5]};
`;

const large = css`
  min-height: 3rem;
  padding-inline: ${space[6]};
  font-size: ${size(0)};
  font-weight: 600;
`;

interface Props {
  /** `question` is the one that a page asks, `setting` the small one in the footer. */
  manner: 'question' | 'setting';
  chrome: Chrome;
  labels: Labels;
}

/**
 * Whether the advertising service may load: two equal buttons, and what holds now. `offer-consent.ts`
 * shows it, since only the browser knows what was answered; without script nothing is sent or asked.
 */
export function Consent({ manner, chrome, labels }: Props) {
  const words: ConsentWords = {
    open: labels.consentOpen,
    accepted: labels.consentAccepted,
    rejected: labels.consentRejected,
    objected: labels.consentSignal,
    kept: labels.consentKept,
    notKept: labels.consentNotKept,
    toasts: toastOptions({ chrome, labels }),
  };
  const look = [segment, manner === 'question' && large];
  return (
    <div
      css={[row, manner === 'question' && question]}
      role="group"
      aria-label={labels.advertising}
      data-choice={JSON.stringify(words)}
    >
      {manner === 'setting' && <span>{labels.advertising}</span>}
      <div css={[segments, choices]}>
        <button type="button" css={look} value="accepted" aria-pressed="false">
          {labels.accept}
        </button>
        <button type="button" css={look} value="rejected" aria-pressed="false">
          {labels.reject}
        </button>
      </div>
      <span data-said="">{labels.consentOpen}</span>
    </div>
  );
}
