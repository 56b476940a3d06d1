import { css } from '@emotion/react';
import { palette, radius } from '../renderer/design/tokens.ts';
import { family } from '../renderer/design/type.ts';

const typed = css({
  padding: '0 0.2em',
  borderRadius: radius.small,
  background: palette('surface-sunk'),
  fontFamily: family.code,
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});

/** Code between the same number of backticks; splitting at it leaves the backticks and the code as parts. */
const CODE = /(`+)(.+?)\1(?!`)/;

interface Props {
  /** As a check prints it, with what was typed between backticks. */
  words: string;
}

/** The words of a finding; what was typed, or is to be typed, is set off. */
export function FindingWords({ words }: Props) {
  return words.split(CODE).map((part, index) => {
    if (index % 3 === 1) return null;
    if (index % 3 === 0) return part;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a sentence have no names
      <code key={index} css={typed}>
        {part}
      </code>
    );
  });
}
