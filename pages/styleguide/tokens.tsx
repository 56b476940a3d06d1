import { css } from '@emotion/react';
import { twelve } from '../../renderer/design/grid.ts';
import { colors, palette, radius, shadow, space, type Color } from '../../renderer/design/tokens.ts';
import { display, family, kicker, size } from '../../renderer/design/type.ts';
import { contrastOf } from './contrast.ts';

const SCHEMES = ['light', 'dark'] as const;
/** The steps of size that the site uses. */
const STEPS = [5, 4, 3, 2, 1, 0, -1];

const swatches = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space[6]} ${space[5]};
  font-size: ${size(-1)};
  h3 {
    margin-top: ${space[3]};
    font-size: inherit;
  }
`;

const halves = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border: 1px solid ${palette('line-strong')};
  > div {
    padding: ${space[3]};
    background: ${palette('surface')};
    color: ${palette('text')};
  }
`;

const swatch = css`
  height: 5rem;
  border: 1px solid ${palette('line')};
`;

/** Each color by its role, in both schemes, with its contrast and what it is for. */
export function Colors() {
  return (
    <ul css={swatches} role="list">
      {Object.entries(colors).map(([role, values]) => (
        <li key={role} data-color={role}>
          <div css={halves}>
            {SCHEMES.map((scheme, index) => (
              <div key={scheme} css={css({ colorScheme: scheme })}>
                <div css={[swatch, css({ background: palette(role as Color) })]} />
                <p>{values[index]}</p>
                <span>{contrast(values[index], index)}</span>
              </div>
            ))}
          </div>
          <h3>{role}</h3>
          <p>{COLOR_USES[role as Color]}</p>
        </li>
      ))}
    </ul>
  );
}

/** The contrast of a color on the page by WCAG 2.2, for text: AA from 4.5, AAA from 7; lines and signs need 3. */
function contrast(color = '', scheme: number): string {
  return color.includes('/') ? 'translucent' : `${contrastOf(color, colors.surface[scheme] ?? '').toFixed(1)} : 1`;
}

const tabular = css({ fontFamily: family.text, fontVariantNumeric: 'lining-nums tabular-nums' });

/** The typefaces in each size, and the line above a heading. */
export function Type() {
  return (
    <>
      <p css={css(kicker, { color: palette('accent') })}>kicker: the line above a heading</p>
      {STEPS.map((step) => (
        <div key={step} css={css({ fontSize: size(step) })}>
          <p css={css(display)}>size({step}): risk retired, value rising</p>
          <p css={tabular}>0123456789 from €0.7M to 12–24 months</p>
        </div>
      ))}
      <p css={css({ fontFamily: family.code, fontSize: size(-1) })}>family.code: npm run dev -- --port 3000</p>
    </>
  );
}

const column = css`
  padding-block: ${space[4]};
  border: 1px solid ${palette('line-strong')};
  text-align: center;
`;

const bar = css({ height: space[4], marginBottom: space[2], background: palette('accent') });

/** Distances, corners, the shadow and the columns. */
export function Measures() {
  return (
    <>
      {Object.entries(space).map(([name, width]) => (
        <div key={name} css={css({ fontSize: size(-1) })}>
          space[{name}], {width}
          <div css={[bar, css({ width })]} />
        </div>
      ))}
      <div css={twelve}>
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index} css={column}>
            {index + 1}
          </div>
        ))}
      </div>
      {Object.entries(radius).map(([name, borderRadius]) => (
        <p key={name} css={[column, css({ borderRadius, boxShadow: shadow, marginTop: space[4] })]}>
          radius.{name}, shadow
        </p>
      ))}
    </>
  );
}

/** What each color is for. */
const COLOR_USES: Readonly<Record<Color, string>> = {
  surface: 'The page',
  'surface-raised': 'What lies on the page: panels, fields, messages',
  'surface-ink': 'The ink tone, which is dark in both schemes and stands out from the dark page',
  'surface-sunk': 'What lies below it: the sunk tone, code, the footer',
  'surface-picture': 'Under transparent pictures, in both schemes',
  text: 'Text, and the ground of what is chosen',
  'text-quiet': 'Text that may be passed over',
  line: 'Lines that part',
  'line-strong': 'Lines that hold: the edges of controls, the rule above an item',
  accent: 'Links, kickers, numbers',
  'accent-quiet': 'Selected text',
  action: 'The one thing to do, and marks that point at it',
  'action-hover': 'The same under a pointer',
  'action-text': 'Words on it',
  focus: 'Where the keyboard is',
  backdrop: 'Over the page while a dialog is open',
  shadow: 'Below what lies over the page',
  header: 'The header once the page has moved below it',
};
