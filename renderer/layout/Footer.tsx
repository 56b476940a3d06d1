import { css } from '@emotion/react';
import type { Chrome, LinkColumn } from '../../pipeline/content/model/chrome.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { Placeholders } from '../components/Placeholders.tsx';
import { from, palette, space, upTo, withoutScript } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { ColorSchemeChoice } from '../islands/scripts/color-scheme/ColorSchemeChoice.tsx';
import { band } from '../design/grid.ts';
import { smallHeading } from '../design/small-heading.ts';
import { useLabels } from '../components/labels.ts';
import { ConsentChoice } from '../islands/scripts/consent/ConsentChoice.tsx';

const footer = css`
  margin-top: ${space[8]};
  background: ${palette('surface-sunk')};
  font-size: ${size(-1)};
  main:has(> [data-tone]:last-child) + & {
    margin-top: 0;
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${space[5]};
  padding-block: ${space[7]};
  ul {
    margin: ${space[3]} 0 0;
    padding: 0;
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${upTo.tablet} {
    > :first-of-type {
      grid-column: 1 / -1;
    }
    > :first-of-type ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space[5]};
    }
  }
`;

const settings = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[4]} ${space[7]};
  padding-bottom: ${space[5]};
  ${withoutScript} {
    display: none;
  }
`;

const legal = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  padding-block: ${space[5]};
  border-top: 1px solid ${palette('line')};
  color: ${palette('text-quiet')};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[5]};
    margin: 0;
    padding: 0;
  }
`;

/** The footer of every page: ways to connect, columns of links, the legal line. */
export function Footer({ chrome }: { chrome: Chrome }) {
  const { connect, columns: more, links, legal: legalLine, placeholders } = chrome.footer;
  return (
    <footer id="page:footer" css={footer} tabIndex={-1}>
      <div css={band}>
        <div css={columns}>
          {[connect, ...more].map((column) => (
            <Column key={column.title} column={column} />
          ))}
        </div>
        <div css={settings}>
          <ColorSchemeChoice />
          {chrome.advertising?.consent === 'ask' && <PrivacyChoices />}
        </div>
        <div css={legal}>
          <p>{legalLine}</p>
          <Placeholders words={placeholders} />
          <Links links={links} />
        </div>
      </div>
    </footer>
  );
}

function Column({ column }: { column: LinkColumn }) {
  return (
    <div>
      <h2 css={smallHeading}>{column.title}</h2>
      <Links links={column.links} />
    </div>
  );
}

function Links({ links }: Pick<LinkColumn, 'links'>) {
  return (
    <ul role="list">
      {links.map((action) => (
        <li key={action.label}>
          <ActionLink action={action} look="plain" />
        </li>
      ))}
    </ul>
  );
}

const name = css`
  padding-block: ${space[1]};
`;

/** Indented to the start of the name above, after the marker of the summary. */
const choice = css`
  padding-inline-start: calc(0.7em + ${space[3]});
`;

/** Unfolds the choice about the advertising service; the footer shows its name, not its state. */
function PrivacyChoices() {
  const label = useLabels();
  return (
    <details>
      <summary css={name}>{label('privacyChoices')}</summary>
      <div css={choice}>
        <ConsentChoice variant="setting" />
      </div>
    </details>
  );
}
