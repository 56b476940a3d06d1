import { css } from '@emotion/react';
import type { Action } from '../../pipeline/content/model/text.ts';
import { saysAddress } from '../../pipeline/shared/address-text.ts';
import { forcedColors, palette, radius, space } from '../design/tokens.ts';
import { useLabels } from './labels.ts';
import { withBase } from './with-base.ts';

const button = css`
  display: inline-block;
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.small};
  background: ${palette('action')};
  color: ${palette('action-text')};
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  &:hover {
    background: ${palette('action-hover')};
  }
  ${forcedColors} {
    border: 1px solid;
  }
`;

/** A button that a page may have several of. */
const outline = css`
  display: inline-block;
  padding: ${space[3]} ${space[5]};
  box-shadow: inset 0 0 0 1.5px ${palette('text')};
  border-radius: ${radius.small};
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  &:hover {
    background: ${palette('text')};
    color: ${palette('surface')};
  }
  ${forcedColors} {
    border: 1px solid;
  }
`;

const quiet = css`
  display: inline-block;
  padding: ${space[3]} 0;
  font-weight: 600;
  line-height: 1.3;
  color: ${palette('accent')};
  text-decoration: underline;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;

const plain = css`
  display: inline-block;
  padding: ${space[1]} 0;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const STYLES = { button, outline, quiet, plain };

interface Props {
  action: Action;
  look: keyof typeof STYLES;
  /** Text after the label, for screen reader users who hear the link out of context. */
  aside?: string | undefined;
  describedBy?: string | undefined;
  current?: boolean;
}

/** A link inside the site, or one that leaves it in a new window. */
export function ActionLink({ action, look, aside, describedBy, current = false }: Props) {
  const { label: text, href, external, analytics } = action;
  const label = useLabels();
  const leavesSite = external && /^https?:|^\/\//.test(href);
  return (
    <a
      css={STYLES[look]}
      href={withBase(href)}
      data-analytics={analytics}
      data-says-address={saysAddress(text, href) ? '' : undefined}
      aria-describedby={describedBy}
      aria-current={current ? 'page' : undefined}
      {...(leavesSite && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {text}
      {aside !== undefined && <span className="sr-only">{aside}</span>}
      {leavesSite && <span className="sr-only">{` ${label('newWindow')}`}</span>}
    </a>
  );
}
