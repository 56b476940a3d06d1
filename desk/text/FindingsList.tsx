import { css } from '@emotion/react';
import { palette, space } from '../../renderer/design/tokens.ts';
import { size } from '../../renderer/design/type.ts';
import type { Look, Overview } from '../../pipeline/desk/protocol.ts';
import { FindingWords } from '../FindingWords.tsx';
import { titleOf } from '../overview/words.ts';
import { deskAddress } from '../route.ts';
import { Button } from '../Button.tsx';
import { quiet, row } from '../styles.ts';
import type { PlacedFinding } from './findings.ts';

const list = css`
  margin: 0;
  padding: ${space[2]} ${space[4]} ${space[4]};
  font-size: ${size(-1)};
  list-style: none;
  > li {
    padding: ${space[3]} 0;
    border-top: 1px solid ${palette('line')};
  }
  > li:first-of-type {
    border-top: 0;
  }
`;
const message = css`
  padding: ${space[1]} 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${palette('line-strong')};
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
const kind = css`
  margin-inline-end: ${space[2]};
  color: ${palette('action')};
  font-weight: 600;
  &[data-kind='note'] {
    color: ${palette('text-quiet')};
  }
`;
const fixes = css(row, { marginTop: space[2] });
const empty = css(quiet, { padding: `${space[3]} ${space[4]}` });

const KINDS = { error: 'Error', warning: 'Warning', note: 'Note' } as const;

interface Props {
  overview: Overview;
  found: readonly PlacedFinding[];
  elsewhere: Look['elsewhere'];
  onGo: (found: PlacedFinding) => void;
  onChange: (found: PlacedFinding, which: 'fix' | 'suggestion') => void;
}

/** What was found in the text, each with what to do. */
export function FindingsList({ overview, found, elsewhere, onGo, onChange }: Props) {
  if (found.length === 0 && elsewhere.length === 0) return <p css={empty}>Nothing was found in this text.</p>;
  return (
    <ul css={list} role="list">
      {found.map((placed) => (
        <li key={`${placed.from} ${placed.finding.rule} ${placed.finding.message}`}>
          <span css={kind} data-kind={placed.finding.severity}>
            {KINDS[placed.finding.severity]}
          </span>
          <button type="button" css={message} onClick={() => onGo(placed)}>
            <FindingWords words={placed.finding.message} />
          </button>
          <p css={quiet}>
            <FindingWords words={placed.finding.advice} />
          </p>
          <FixButtons placed={placed} onChange={onChange} />
        </li>
      ))}
      {elsewhere.map(({ file, found: { error } }) => (
        <li key={file}>
          <a href={deskAddress(file)}>{titleOf(file, overview)}</a> has {error === 1 ? 'an error' : `${error} errors`},
          too.
        </li>
      ))}
    </ul>
  );
}

function FixButtons({ placed, onChange }: Pick<Props, 'onChange'> & { placed: PlacedFinding }) {
  const { fix, suggestion, message: of } = placed.finding;
  if (!fix && !suggestion) return null;
  return (
    <div css={fixes}>
      {fix && (
        <Button aria-label={`Fix: ${of}`} onClick={() => onChange(placed, 'fix')}>
          Fix
        </Button>
      )}
      {suggestion && (
        <>
          <Button
            aria-label={`Change it like this: ${suggestion.expected}`}
            onClick={() => onChange(placed, 'suggestion')}
          >
            Change it like this
          </Button>
          <span>{suggestion.expected}</span>
        </>
      )}
    </div>
  );
}
