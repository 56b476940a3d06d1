import { css } from '@emotion/react';
import type { Chrome } from '../../pipeline/content/model/chrome.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { useLabels, usePickedLabels } from '../components/labels.ts';
import { Mark } from '../components/Mark.tsx';
import { headerHeight, layer, palette, roomForDesktop, space, upTo } from '../design/tokens.ts';
import { family, size } from '../design/type.ts';
import { Island } from '../islands/runtime/Island.tsx';
import { MENU_LABELS } from '../islands/menu/Menu.tsx';
import { band } from '../design/grid.ts';
import { withBase } from '../components/with-base.ts';

const bar = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.header};
  container-type: inline-size;
  border-bottom: 1px solid transparent;
  [data-scrolled] & {
    background: ${palette('header')};
    border-bottom-color: ${palette('line')};
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
  }
`;

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: ${headerHeight};
`;

/**
 * It shrinks first. If the text is so large that the name does not fit beside the button, only the logo's mark is
 * shown.
 */
const logo = css`
  display: inline-flex;
  flex-shrink: 9999;
  overflow-wrap: normal;
  > span {
    @container (max-width: 18rem) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  align-items: center;
  gap: ${space[3]};
  font-family: ${family.display};
  font-size: ${size(0)};
  font-weight: 500;
  line-height: 1.15;
  text-wrap: balance;
  text-decoration: none;
`;

/** The call to action of a header without links: on a phone as large as the menu button. */
const alone = css`
  > a {
    font-size: 1rem;
    ${upTo.tablet} {
      padding: ${space[3]} ${space[4]};
      font-size: ${size(-1)};
    }
  }
`;

const wide = css`
  display: none;
  ${roomForDesktop} {
    display: flex;
    align-items: center;
    gap: ${space[5]};
    > a {
      font-size: 1rem;
    }
  }
`;

const list = css`
  display: flex;
  gap: ${space[4]};
  font-size: ${size(-1)};
  [aria-current] {
    text-decoration: underline;
    text-decoration-color: ${palette('accent')};
    text-decoration-thickness: 2px;
  }
`;

/** Hides the button only, never its menu: a modal dialog that is open but not displayed would block the page. */
const narrow = css`
  ${roomForDesktop} {
    [aria-haspopup] {
      display: none;
    }
  }
`;

interface Props {
  chrome: Chrome;
  /** Address of the link that leads to the current page. */
  current: string | undefined;
  /** Whether there are links between the logo and the call to action. */
  hasMenu: boolean;
}

/** The bar at the top: logo, links and call to action; below a desktop's width, the menu. */
export function Header({ chrome, current, hasMenu }: Props) {
  const { callToAction, name } = chrome;
  return (
    <header css={bar}>
      <div css={[band, row]}>
        <a css={logo} href={withBase('/')}>
          <Mark />
          <span>{name}</span>
        </a>
        {hasMenu ? (
          <Navigation chrome={chrome} current={current} />
        ) : (
          <div css={alone}>
            <ActionLink action={callToAction} look="outline" />
          </div>
        )}
      </div>
    </header>
  );
}

function Navigation({ chrome, current }: Omit<Props, 'hasMenu'>) {
  const label = useLabels();
  const menuLabels = usePickedLabels(MENU_LABELS);
  const { navigation, callToAction, callToActionInMenu, onlyInMenu } = chrome;
  return (
    <div id="page:navigation" tabIndex={-1}>
      <div css={wide}>
        <nav aria-label={label('navigation')}>
          <ul css={list} role="list">
            {navigation.map((action) => (
              <li key={action.href}>
                <ActionLink action={action} look="plain" current={action.href === current} />
              </li>
            ))}
          </ul>
        </nav>
        <ActionLink action={callToAction} look="outline" />
      </div>
      <div css={narrow}>
        <Island
          name="menu"
          props={{ action: callToActionInMenu, current, labels: menuLabels }}
          found={{ links: [...navigation, ...onlyInMenu] }}
        />
      </div>
    </div>
  );
}
