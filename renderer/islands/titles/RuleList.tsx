import { css } from '@emotion/react';
import type { TitleRules } from '../../../pipeline/content/model/interactive-figure.ts';
import { space } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';

/** Not printed with the figure alone: a sheet with titles has no room for it. */
const fold = css`
  margin-top: ${space[5]};
  font-size: ${size(-1)};
  summary {
    padding-block: ${space[3]};
    font-weight: 600;
  }
  dt {
    margin-top: ${space[3]};
    font-weight: 600;
  }
  @media print {
    [data-printing] & {
      display: none;
    }
  }
`;

interface Props {
  rules: TitleRules;
  name: string;
}

/** The words that titles are judged by, folded until opened. */
export function RuleList({ rules: { questions, labels }, name }: Props) {
  return (
    <details css={fold}>
      <summary>{name}</summary>
      <dl>
        {[...questions, labels].map(({ text, words }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
