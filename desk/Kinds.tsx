import { css } from '@emotion/react';
import { labelOf } from '../pipeline/desk/form-words.ts';
import { DESK, type Overview } from '../pipeline/desk/protocol.ts';
import { chosenInForcedColors, from, palette, radius, space } from '../renderer/design/tokens.ts';
import { size } from '../renderer/design/type.ts';
import { deskAddress, TITLES, type Route } from './route.ts';
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
  const { texts, facts, assets } = overview ?? {};
  const counts = { questions: undefined, quotes: undefined, facts: facts?.length, pictures: assets?.length };
  const chosen = route.screen === 'overview' ? (new URLSearchParams(location.search).get('kind') ?? '') : undefined;
  const links = [
    { name: 'All texts', to: DESK, count: texts?.length, isHere: chosen === '' },
    ...(['article', 'page', 'service'] as const).map((kind) => ({
      name: `${labelOf(kind)}s`,
      to: `${DESK}?kind=${kind}`,
      count: texts?.filter((text) => text.kind === kind).length,
      isHere: chosen === kind,
    })),
    ...(['questions', 'quotes', 'facts', 'pictures'] as const).map((screen) => ({
      name: TITLES[screen],
      to: `${DESK}/${screen}`,
      count: counts[screen],
      isHere: route.screen === screen,
    })),
    {
      name: 'The whole site',
      to: deskAddress('site.yaml'),
      count: undefined,
      isHere: route.screen === 'text' && route.file === 'site.yaml',
    },
  ];
  return (
    <nav css={nav} aria-label="What there is">
      <ul role="list">
        {links.map(({ name, to, isHere, count }) => (
          <li key={to}>
            <a href={to} aria-current={isHere ? 'page' : undefined}>
              {name} {count !== undefined && <span css={quiet}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
