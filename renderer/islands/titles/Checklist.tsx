import { css } from '@emotion/react';
import type { Question } from '../../../pipeline/content/model/interactive-figure.ts';
import { palette, space } from '../../design/tokens.ts';

const list = css`
  margin-top: ${space[2]};
  label {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 2.75rem;
    border-top: 1px dashed ${palette('line-strong')};
  }
  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${palette('accent')};
  }
`;

const group = css`
  margin: 0;
  padding: 0;
  border: 0;
`;

interface Props {
  questions: readonly Question[];
  /** The instruction above the questions. */
  intro: string;
}

/** The questions as checkboxes, to tick with or without JavaScript, on a screen or on paper. */
export function Checklist({ questions, intro }: Props) {
  return (
    <fieldset css={group}>
      <legend>{intro}</legend>
      <ul css={list} role="list">
        {questions.map(({ text }) => (
          <li key={text}>
            <label>
              <input type="checkbox" />
              {text}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
