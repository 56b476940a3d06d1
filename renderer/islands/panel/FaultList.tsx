import { css } from '@emotion/react';
import { space } from '../../design/tokens.ts';
import { family } from '../../design/type.ts';
import type { Fault } from './test-page.ts';

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

interface Props {
  faults: readonly Fault[];
}

/** The faults found, each with its elements; a press on one shows it on the page. */
export function FaultList({ faults }: Props) {
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
