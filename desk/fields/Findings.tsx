import { css } from '@emotion/react';
import { palette } from '../../renderer/design/tokens.ts';
import { size } from '../../renderer/design/type.ts';
import { FindingWords } from '../FindingWords.tsx';
import type { FieldFinding } from './form.ts';

const words = css({ color: palette('action'), fontSize: size(-1), lineHeight: 1.4 });

interface Props {
  id: string;
  findings: readonly FieldFinding[];
}

/** What was found in a field, and what to do. */
export function Findings({ id, findings }: Props) {
  if (findings.length === 0) return null;
  return (
    <div id={id} css={words}>
      {findings.map(({ finding: { rule, message, advice }, from }) => (
        <p key={`${rule}${from}`}>
          <FindingWords words={`${message}. ${advice}`} />
        </p>
      ))}
    </div>
  );
}
