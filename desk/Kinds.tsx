import { css } from '@emotion/react';
import { DESK, type Overview } from '../pipeline/desk/protocol.ts';
import { chosenInForcedColors, from, palette, radius, space } from '../renderer/design/tokens.ts';
import { size } from '../renderer/design/type.ts';
import { deskAddress, type Route } from './route.ts';
import { quiet } from './styles.ts';

const nav = css`
  overflow-x: auto;
  border-bottom: 1px solid ${palette('line')};
  font-size: ${size(-1)};
  ul {
    display: flex;
    padding: ${space[1]} ${space[3]};
  }
  a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space[3]};
    min-height: 2.75rem;
    padding-inline: ${space[3]};
    border-radius: ${radius.small};
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    background: ${palette('surface-sunk')};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  a[aria-current] {
    background: ${palette('accent-quiet')};
    font-weight: 600;
    ${chosenInForcedColors}
  }
  ${from.desktop} {
    grid-area: kinds;
    overflow: auto;
    border-bottom: 0;
    border-inline-end: 1px solid ${palette('line')};
    ul {
      flex-direction: column;
      padding-block: ${space[3]};
    }
    a {
      min-height: 2.25rem;
    }
  }
`;

interface Props {
  overview: Overview | undefined;
  route: Route;
}

/** What there is on the desk, with how many of each. */
export function Kinds({ overview, route }: Props) {
  const count = (kind: string): number | undefined => overview?.texts.filter((text) => text.kind === kind).length;
  const chosen = route.screen === 'overview' ? (new URLSearchParams(location.search).get('kind') ?? '') : undefined;
  const links = [
    { name: 'All texts', to: DESK, count: overview?.texts.length, isHere: chosen === '' },
    ...(['article', 'page', 'service'] as const).map((kind) => ({
      name: `${kind[0]?.toUpperCase()}${kind.slice(1)}s`,
      to: `${DESK}?kind=${kind}`,
      count: count(kind),
      isHere: chosen === kind,
    })),
    { name: 'Questions', to: `${DESK}/questions`, isHere: route.screen === 'questions' },
    { name: 'Quotations', to: `${DESK}/quotes`, isHere: route.screen === 'quotes' },
    { name: 'Facts', to: `${DESK}/facts`, count: overview?.facts.length, isHere: route.screen === 'facts' },
    {
      name: 'Pictures and files',
      to: `${DESK}/pictures`,
      count: overview?.assets.length,
      isHere: route.screen === 'pictures',
    },
    {
      name: 'The whole site',
      to: deskAddress('site.yaml'),
      isHere: route.screen === 'text' && route.file === 'site.yaml',
    },
  ];
  return (
    <nav css={nav} aria-label="What there is">
      <ul role="list">
        {links.map(({ name, to, isHere, ...link }) => (
          <li key={to}>
            <a href={to} aria-current={isHere ? 'page' : undefined}>
              {name} {'count' in link && <span css={quiet}>{link.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
