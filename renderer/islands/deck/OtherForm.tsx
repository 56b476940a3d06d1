import { css } from '@emotion/react';
import type { SlideForm } from '../../../pipeline/content/model/interactive-figure.ts';
import { palette, space } from '../../design/tokens.ts';
import { family, size } from '../../design/type.ts';
import { SlideFoot } from './SlideFoot.tsx';

/** Shown only where the order cannot be changed; elsewhere it would give away what a press reveals. */
const other = css`
  display: none;
  @media print, (scripting: none) {
    display: grid;
  }
  grid-row: 6;
  gap: ${space[1]};
  align-content: start;
  margin-top: ${space[3]};
  padding-top: ${space[2]};
  border-top: 1.5px solid ${palette('accent')};
  font-size: ${size(-1)};
  line-height: 1.35;
  b {
    color: ${palette('accent')};
  }
  > p {
    font-family: ${family.display};
  }
  > p ~ p {
    color: ${palette('text-quiet')};
    font-family: inherit;
  }
`;

const asSent = css`
  border-color: ${palette('line-strong')};
  b {
    color: inherit;
  }
`;

interface Props {
  /** The name of the order in which the slide has this form. */
  name: string;
  form: SlideForm;
  place: string;
  /** The part of the story that the slide belongs to in this form. */
  part: string | undefined;
  score: string;
  isOrdered: boolean;
}

/** A slide's form in the other order. */
export function OtherForm({ name, form, place, part, score, isOrdered }: Props) {
  return (
    <div css={isOrdered ? other : [other, asSent]}>
      <b>{name}</b>
      <SlideFoot place={place} form={form} score={score} />
      <p>{form.title}</p>
      {part !== undefined && <p>{part}</p>}
      <p>{form.thought}</p>
    </div>
  );
}
