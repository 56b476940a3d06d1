import { css } from '@emotion/react';
import { useState } from 'react';
import { layer, palette, radius, shadow, space } from '../../design/tokens.ts';
import { family, size } from '../../design/type.ts';
import { importPart } from '../runtime/fetch-parts.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { FaultList } from './FaultList.tsx';
import type { PageTest } from './test-page.ts';

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
