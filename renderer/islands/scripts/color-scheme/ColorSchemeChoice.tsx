import { css } from '@emotion/react';
import type { Labels } from '../../../../pipeline/model/labels.ts';
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
    float: left;
    padding: 0;
    color: ${palette('text-quiet')};
  }
`;

interface Props {
  labels: Pick<Labels, 'colorScheme' | 'schemeSystem' | 'schemeLight' | 'schemeDark'>;
}

/** System, light or dark; `keep-color-scheme.ts` obeys and remembers. */
export function ColorSchemeChoice({ labels }: Props) {
  const choices = { system: labels.schemeSystem, light: labels.schemeLight, dark: labels.schemeDark };
  return (
    <fieldset css={box}>
      <legend>{labels.colorScheme}</legend>
      <div css={segments}>
        {Object.entries(choices).map(([value, label]) => (
          <label key={value} css={segment}>
            <input
              type="radio"
              name="color-scheme"
              value={value}
              defaultChecked={value === 'system'}
              autoComplete="off"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
