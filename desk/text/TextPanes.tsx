import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { palette } from '../../renderer/design/tokens.ts';
import { panelId, tabId, TabList } from './TabList.tsx';
import { useColumns } from './use-columns.ts';

const grid = css`
  display: grid;
  flex: 1;
  min-height: 0;
  > section {
    position: relative;
    min-width: 0;
    min-height: 0;
    overflow: auto;
  }
  > section[hidden] {
    display: none;
  }
  > [data-pane='text'] {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
  > [data-pane='tabs'] {
    grid-area: tabs;
  }
  &[data-columns='1'] {
    grid: 'tabs' auto 'pane' minmax(0, 1fr) / minmax(0, 1fr);
    > section {
      grid-area: pane;
    }
  }
  &[data-columns='2'] {
    grid:
      'text tabs' auto
      'text pane' minmax(0, 1fr)
      'findings pane' minmax(0, auto) / minmax(0, 1fr) minmax(0, 1fr);
  }
  &[data-columns='3'] {
    grid:
      'fields text page' minmax(0, 1fr)
      'fields findings page' minmax(0, auto) / minmax(16rem, 22rem) minmax(0, 1.2fr) minmax(0, 1fr);
  }
  &[data-columns='3']:not(:has(> [data-pane='page'])) {
    grid: 'fields text' minmax(0, 1fr) 'fields findings' minmax(0, auto) / minmax(0, 1fr) minmax(0, 1fr);
  }
  &:is([data-columns='2'], [data-columns='3']) {
    > section {
      grid-area: pane;
      border-inline-start: 1px solid ${palette('line')};
    }
    > [data-pane='text'] {
      grid-area: text;
    }
    > [data-pane='findings'] {
      grid-area: findings;
      max-height: min(9rem, 20vh);
      border-top: 1px solid ${palette('line')};
    }
  }
  &[data-columns='3'] {
    > [data-pane='fields'] {
      grid-area: fields;
      border: 0;
    }
    > [data-pane='page'] {
      grid-area: page;
    }
  }
`;

const ID = 'pane';
/** The name of a pane. */
export type Pane = 'fields' | 'text' | 'page' | 'findings';
const LABELS: Readonly<Record<Pane, string>> = { fields: 'Fields', text: 'Text', page: 'Page', findings: 'Findings' };
/** The order of panes beside each other, for the keyboard: the text comes first. */
const BESIDE: readonly Pane[] = ['text', 'fields', 'page', 'findings'];
/** Panes that take turns, by the number of those beside each other. */
const IN_TURN: Readonly<Record<1 | 2 | 3, readonly Pane[]>> = {
  1: ['fields', 'text', 'page', 'findings'],
  2: ['fields', 'page'],
  3: [],
};

interface Props {
  panes: Readonly<Partial<Record<Pane, ReactNode>>>;
  /** How many findings there are. */
  found: number;
  chosen: Pane;
  onChoose: (pane: Pane) => void;
}

/** The panes of a text: three beside each other, two, or one with tabs, by the width of the window. */
export function TextPanes({ panes, found, chosen, onChoose }: Props) {
  const columns = useColumns();
  const names = (columns === 1 ? IN_TURN[1] : BESIDE).filter((name) => panes[name] !== undefined);
  const inTurn = IN_TURN[columns].filter((name) => names.includes(name));
  const [last, setLast] = useState(chosen);
  if (inTurn.includes(chosen) && last !== chosen) setLast(chosen);
  const shown = inTurn.includes(last) ? last : inTurn[0];
  const tabs = inTurn.map((name) => ({ name, label: name === 'findings' ? `Findings (${found})` : LABELS[name] }));
  const parts = names.map((name) => (
    <section
      key={name}
      data-pane={name}
      id={panelId(ID, name)}
      hidden={inTurn.includes(name) && name !== shown}
      {...(inTurn.includes(name)
        ? { role: 'tabpanel', 'aria-labelledby': tabId(ID, name) }
        : { 'aria-label': LABELS[name] })}
    >
      {panes[name]}
    </section>
  ));
  if (shown !== undefined)
    parts.splice(
      columns === 1 ? 0 : 1,
      0,
      <div key="tabs" data-pane="tabs">
        <TabList label="What is shown" id={ID} tabs={tabs} chosen={shown} onChoose={onChoose} />
      </div>,
    );
  return (
    <div css={grid} data-columns={columns}>
      {parts}
    </div>
  );
}
