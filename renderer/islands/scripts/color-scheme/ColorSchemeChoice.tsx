import { css } from '@emotion/react';
import { useLabels } from '../../../components/labels.ts';
import { palette, space } from '../../../design/tokens.ts';
import { segment, segments } from '../../../design/segments.ts';

const box = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    float: inline-start;
    padding: 0;
    color: ${palette('text-quiet')};
  }
`;

/**
 * The choice of system, light or dark. Not an island but plain HTML, operated by the script in the head, so that it
 * needs no React.
 */
export function ColorSchemeChoice() {
  const label = useLabels();
  const choices = { system: label('schemeSystem'), light: label('schemeLight'), dark: label('schemeDark') };
  return (
    <fieldset css={box}>
      <legend>{label('colorScheme')}</legend>
      <div css={segments}>
        {Object.entries(choices).map(([value, name]) => (
          <label key={value} css={segment}>
            <input type="radio" name="color-scheme" value={value} defaultChecked={value === 'system'} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
