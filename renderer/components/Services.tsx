import { css } from '@emotion/react';
import type { Service } from '../../pipeline/content/model/service.ts';
import type { Action } from '../../pipeline/content/model/text.ts';
import { from, headerHeight, space } from '../design/tokens.ts';
import { twelve } from '../design/grid.ts';
import { ActionLink } from './ActionLink.tsx';
import { ServiceEntry } from './ServiceEntry.tsx';
import { ServiceIndex } from './ServiceIndex.tsx';

const margin = css`
  margin-top: ${space[5]};
  ${from.desktop} {
    position: sticky;
    top: calc(${headerHeight} + ${space[5]});
    align-self: start;
    grid-column: 1 / 5;
  }
`;

const list = css`
  counter-reset: service;
  margin-top: ${space[5]};
  ${from.desktop} {
    grid-column: 5 / -1;
  }
`;

interface Props {
  items: readonly Service[];
  /** The one next step for the audience of the services. */
  actions: readonly Action[];
  level: 2 | 3;
  /** The id of the heading that names the list; undefined if there is none. */
  named: string | undefined;
}

/** Services as a catalog: all entries in order, and in the margin their list with the next step. */
export function Services({ items, actions, level, named }: Props) {
  return (
    <div css={twelve} data-part="items">
      <div css={margin}>
        <ServiceIndex items={items} named={named} />
        {actions.map((action, index) => (
          <ActionLink key={action.href + action.label} action={action} look={index === 0 ? 'button' : 'quiet'} />
        ))}
      </div>
      <ol css={list} role="list">
        {items.map((service) => (
          <ServiceEntry key={service.slug} service={service} level={level} />
        ))}
      </ol>
    </div>
  );
}
