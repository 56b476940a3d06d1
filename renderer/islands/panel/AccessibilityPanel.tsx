import { css, CacheProvider } from '@emotion/react';
import { useState } from 'react';
import { layer, palette, radius, shadow, space } from '../../design/tokens.ts';
import { family, size } from '../../design/type.ts';
import { importPart } from '../runtime/fetch-parts.ts';
import type { PageTest, Fault } from './test-page.ts';
import { levelOf, type Contrast } from './contrast.ts';
import { createRoot } from 'react-dom/client';
import { createStyleCache } from '../runtime/style-cache.ts';

/** Marks the panel, which the test leaves out. */
const PANEL = 'data-accessibility-panel';

const box = css`
  position: fixed;
  inset-inline-start: ${space[4]};
  bottom: ${space[4]};
  z-index: ${layer.panel};
  max-width: min(32rem, 100vw - 2 * ${space[4]});
  font-family: ${family.text};
  font-size: ${size(-1)};
`;

const sheet = css`
  max-height: 70vh;
  margin-bottom: ${space[2]};
  padding: ${space[4]};
  overflow: auto;
  background: ${palette('surface-raised')};
  border: 1px solid ${palette('line-strong')};
  border-radius: ${radius.small};
  box-shadow: ${shadow};
`;

const toggle = css`
  min-height: 2.5rem;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${palette('line-strong')};
  border-radius: ${radius.small};
  background: ${palette('text')};
  color: ${palette('surface')};
  cursor: pointer;
`;

/** A panel for the site's developers: what axe-core finds on this page, and the contrasts of its colors. */
export function AccessibilityPanel() {
  const [test, setTest] = useState<PageTest>();

  async function open() {
    try {
      const { testPage } = await importPart(() => import('./test-page.ts'));
      setTest(await testPage(`[${PANEL}]`));
    } catch (error) {
      console.warn('The accessibility checker is not available', error);
    }
  }

  return (
    <aside css={box} aria-label="Accessibility test" {...{ [PANEL]: '' }}>
      {test && (
        <div css={sheet} id="page:accessibility" role="region" aria-label="Findings" tabIndex={-1}>
          <FaultList faults={test.faults} />
          <ContrastTable contrasts={test.contrasts} />
        </div>
      )}
      <button
        type="button"
        css={toggle}
        aria-expanded={test !== undefined}
        onClick={() => (test ? setTest(undefined) : void open())}
      >
        {test ? 'Close accessibility test' : 'Test accessibility'}
      </button>
    </aside>
  );
}

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption {
    text-align: start;
    font-weight: 600;
  }
  th,
  td {
    padding-block: ${space[1]};
    padding-inline: 0 ${space[3]};
    border-bottom: 1px solid ${palette('line')};
    text-align: start;
  }
`;

/** The contrasts of the page's text, weakest first, each with its WCAG level. */
function ContrastTable({ contrasts }: { contrasts: readonly Contrast[] }) {
  return (
    <table css={table}>
      <caption>Contrast</caption>
      <thead>
        <tr>
          <th scope="col">Text on ground</th>
          <th scope="col">Size</th>
          <th scope="col">Ratio</th>
          <th scope="col">Level</th>
        </tr>
      </thead>
      <tbody>
        {contrasts.map((contrast) => (
          <tr key={`${contrast.text} ${contrast.ground} ${contrast.isLarge}`}>
            <td>
              {contrast.text} on {contrast.ground}
            </td>
            <td>{contrast.isLarge ? 'large' : 'normal'}</td>
            <td>{contrast.ratio.toFixed(2)}</td>
            <td>{levelOf(contrast)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const list = css`
  margin: ${space[2]} 0 ${space[4]};
  padding-inline-start: 1.2em;
  li {
    margin-top: ${space[2]};
  }
`;

const element = css`
  padding: ${space[1]} 0;
  border: 0;
  background: none;
  font-family: ${family.code};
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
  cursor: pointer;
`;

/** The faults found, each with its elements; a press on one shows it on the page. */
function FaultList({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return <p>No findings on this page.</p>;
  return (
    <>
      <h2>Findings: {faults.length}</h2>
      <ol css={list}>
        {faults.map(({ rule, help, impact, elements }) => (
          <li key={rule}>
            {help} ({rule}, {impact})
            <ul css={list}>
              {elements.map((selector) => (
                <li key={selector}>
                  <button type="button" css={element} onClick={() => show(selector)}>
                    {selector}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Scrolls an element into view and outlines it. */
function show(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) return;
  found.scrollIntoView({ block: 'center' });
  found.style.outline = '4px dashed';
}

/** Adds the panel to the page, closed. */
export function showPanel(): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <CacheProvider value={createStyleCache()}>
      <AccessibilityPanel />
    </CacheProvider>,
  );
}
