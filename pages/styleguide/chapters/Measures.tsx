import { css } from '@emotion/react';
import {
  from,
  headerHeight,
  layer,
  measure,
  palette,
  radius,
  roomForDesktop,
  shadow,
  space,
  widestPage,
} from '../../../renderer/design/tokens.ts';
import { size } from '../../../renderer/design/type.ts';
import { lengthAt } from '../css-length.ts';
import { FactList } from '../FactList.tsx';
import { Specimen } from '../Specimen.tsx';

const bar = css`
  height: ${space[4]};
  background: ${palette('accent')};
`;

const boxes = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[6]};
`;

const box = css`
  display: grid;
  place-items: center;
  width: 12rem;
  min-height: 5rem;
  padding: ${space[3]};
  border: 1px solid ${palette('line-strong')};
  background: ${palette('surface-raised')};
  font-size: ${size(-1)};
  text-align: center;
`;

const rule = css`
  width: 12rem;
  padding-top: ${space[2]};
  font-size: ${size(-1)};
`;

const LINES = {
  'line, 1px': `1px solid ${palette('line')}`,
  'line-strong, 1px': `1px solid ${palette('line-strong')}`,
  'text, 1.5px': `1.5px solid ${palette('text')}`,
  'action, 2px': `2px solid ${palette('action')}`,
  'accent, 3px': `3px solid ${palette('accent')}`,
};

const text = css({ maxWidth: measure });

const here = {
  tablet: css({ display: 'none', [from.tablet]: { display: 'inline' } }),
  desktop: css({ display: 'none', [from.desktop]: { display: 'inline' } }),
};

/** Distances, lines, layers, widths. */
export function Measures() {
  return (
    <>
      <Specimen name="space" note="In px at 360 and at 1280 px of width.">
        <FactList
          entries={Object.entries(space).map(([name, length]) => ({
            name: `space[${name}]`,
            value: [360, 1280].map((windowPx) => Number(lengthAt(length, windowPx).toFixed(1))).join(' to '),
            shown: <div css={[bar, css({ width: length })]} />,
          }))}
        />
      </Specimen>
      <Specimen name="radius">
        <div css={boxes}>
          {Object.entries(radius).map(([name, length]) => (
            <div key={name} css={[box, css({ borderRadius: length })]}>
              radius.{name}, {length}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="line" note="The finer a line, the less it parts.">
        <div css={boxes}>
          {Object.entries(LINES).map(([name, line]) => (
            <p key={name} css={[rule, css({ borderTop: line })]}>
              {name}
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="shadow" note="Only for what lies over the page.">
        <div css={[box, css({ boxShadow: shadow })]}>shadow</div>
      </Specimen>
      <Specimen name="layer" note="Stacking order, lowest first.">
        <FactList
          entries={Object.entries(layer).map(([name, height]) => ({ name: `layer.${name}`, value: `${height}` }))}
        />
      </Specimen>
      <Specimen name="measure" note={measure}>
        <p css={text}>
          A line of text that reads well is neither so short that the eye turns back at every third word, nor so long
          that it misses the beginning of the next one. This paragraph is as wide as any text on the site becomes.
        </p>
      </Specimen>
      <Specimen name="breakpoints">
        <FactList
          entries={[
            { name: 'from.tablet', value: from.tablet, shown: <span css={here.tablet}>Holds in this window.</span> },
            { name: 'from.desktop', value: from.desktop, shown: <span css={here.desktop}>Holds in this window.</span> },
            { name: 'roomForDesktop', value: roomForDesktop, shown: 'For the header: its rem is the visitor’s.' },
            { name: 'widestPage', value: widestPage },
            { name: 'headerHeight', value: headerHeight },
          ]}
        />
      </Specimen>
    </>
  );
}
