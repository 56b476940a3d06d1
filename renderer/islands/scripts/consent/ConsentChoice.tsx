import { css } from '@emotion/react';
import { useLabels } from '../../../components/labels.ts';
import { segment, segments } from '../../../design/segments.ts';
import { palette, space } from '../../../design/tokens.ts';
import { size } from '../../../design/type.ts';
import { useToastOptions } from '../../toasts/toast-options.ts';
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
  /** `question` is asked by a page, `setting` is the small one in the footer. */
  variant: 'question' | 'setting';
}

/**
 * The choice whether the advertising service may load: two equal buttons, and the current answer. Not an island but
 * plain HTML, operated by `offer-consent.ts`, since only the browser knows the answer. Without JavaScript nothing is
 * sent or asked.
 */
export function ConsentChoice({ variant }: Props) {
  const label = useLabels();
  const toasts = useToastOptions();
  const words: ConsentWords = {
    open: label('consentOpen'),
    accepted: label('consentAccepted'),
    rejected: label('consentRejected'),
    objected: label('consentSignal'),
    kept: label('consentKept'),
    notKept: label('consentNotKept'),
    toasts,
  };
  const look = variant === 'question' ? [segment, large] : segment;
  return (
    <div
      css={[row, variant === 'question' && question]}
      role="group"
      aria-label={label('advertising')}
      data-choice={JSON.stringify(words)}
    >
      {variant === 'setting' && <span>{label('advertising')}</span>}
      <div css={[segments, choices]}>
        <button type="button" css={look} value="accepted" aria-pressed="false">
          {label('accept')}
        </button>
        <button type="button" css={look} value="rejected" aria-pressed="false">
          {label('reject')}
        </button>
      </div>
      <span data-said="">{label('consentOpen')}</span>
    </div>
  );
}
