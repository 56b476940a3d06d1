import { css } from '@emotion/react';
import type { KeyboardEvent } from 'react';
import { chosenInForcedColors, palette, space } from '../../renderer/design/tokens.ts';
import { size } from '../../renderer/design/type.ts';
import { nextByKey } from './arrow-keys.ts';

const row = css`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  border-bottom: 1px solid ${palette('line')};
  button {
    min-height: 2.75rem;
    padding: 0 ${space[3]};
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    font-size: ${size(-1)};
    font-weight: 600;
    white-space: nowrap;
    color: ${palette('text-quiet')};
    cursor: pointer;
    &:focus-visible {
      outline-offset: -3px;
    }
    &[aria-selected='true'] {
      border-color: ${palette('accent')};
      color: ${palette('text')};
      ${chosenInForcedColors}
    }
  }
`;

interface Props<Name extends string> {
  /** What the tabs choose among. */
  label: string;
  /** Begins the ids of tabs and panels. */
  id: string;
  tabs: readonly { readonly name: Name; readonly label: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
}

/** Tabs: arrow keys go from one to the next, Tab leads into the panel. */
export function TabList<Name extends string>({ label, id, tabs, chosen, onChoose }: Props<Name>) {
  const move = (event: KeyboardEvent, at: number): void => {
    const next = tabs[nextByKey(event.key, at, tabs.length) ?? Number.NaN];
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    document.getElementById(tabId(id, next.name))?.focus();
  };
  return (
    <div css={row} role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          id={tabId(id, tab.name)}
          aria-selected={tab.name === chosen}
          aria-controls={panelId(id, tab.name)}
          tabIndex={tab.name === chosen ? 0 : -1}
          onClick={() => onChoose(tab.name)}
          onKeyDown={(event) => move(event, index)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** The id of a tab. */
export function tabId(id: string, name: string): string {
  return `${id}-${name}-tab`;
}

/** The id of the panel that a tab shows. */
export function panelId(id: string, name: string): string {
  return `${id}-${name}`;
}
