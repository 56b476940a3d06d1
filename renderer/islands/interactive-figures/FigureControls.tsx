import { css } from '@emotion/react';
import type { MouseEvent, ReactNode } from 'react';
import type { LabelName, Labels } from '../../../pipeline/content/model/labels.ts';
import { quietButton } from '../../design/quiet-button.ts';
import { space, withoutScript } from '../../design/tokens.ts';
import { COPY_ADDRESS_LABELS, copyAddress } from '../share/copy-address.ts';
import type { ToastOptions } from '../toasts/settings.ts';
import { figureAddress } from './address-state.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};
  button {
    min-height: 2.75rem;
  }
  ${withoutScript} {
    display: none;
  }
`;

/** Takes something away, so that it looks like less than the others. */
const plainButton = css(quietButton, { borderColor: 'transparent', textDecoration: 'underline' });

/** The labels of the buttons that every figure has. */
export const CONTROL_LABELS = [
  'figureReset',
  'figureLink',
  ...COPY_ADDRESS_LABELS,
] as const satisfies readonly LabelName[];

interface Props {
  id: string;
  /** The anchor in the copied address, if it holds more than the id. */
  anchor?: string;
  labels: Pick<Labels, (typeof CONTROL_LABELS)[number]>;
  toasts: ToastOptions;
  /** Takes back what was changed; without it there is no such button. */
  onReset?: () => void;
  /** The label of the button that prints the figure alone; without it there is no such button. */
  print?: string;
  /** Buttons of the figure's own, before these. */
  children?: ReactNode;
}

/** Buttons for a figure in its current state: print, share its address, reset. They need JavaScript. */
export function FigureControls({ id, anchor = id, labels, toasts, onReset, print, children }: Props) {
  return (
    <div css={row} className="screen-only">
      {children}
      {print !== undefined && (
        <button type="button" css={quietButton} onClick={printFigure}>
          {print}
        </button>
      )}
      <button type="button" css={quietButton} onClick={() => void copyAddress(figureAddress(anchor), labels, toasts)}>
        {labels.figureLink}
      </button>
      {onReset && (
        <button type="button" css={plainButton} onClick={onReset}>
          {labels.figureReset}
        </button>
      )}
    </div>
  );
}

function printFigure({ currentTarget }: MouseEvent<HTMLElement>): void {
  const figure = currentTarget.closest('figure');
  if (figure) printAlone(figure);
}

/**
 * Prints one part of the page alone, with the date, the name of the site and the address of the part with its numbers.
 * Returns before printing ends, which browsers report with an event.
 */
function printAlone(part: HTMLElement): void {
  const root = document.documentElement;
  part.dataset['printAlone'] = new Date().toLocaleDateString(root.lang, { dateStyle: 'long' });
  const site = document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content;
  part.dataset['printAddress'] = [site, figureAddress(part.id)].filter(Boolean).join(' · ');
  root.dataset['printing'] = '';
  addEventListener(
    'afterprint',
    () => {
      delete part.dataset['printAlone'];
      delete root.dataset['printing'];
    },
    { once: true },
  );
  print();
}
