import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Chrome } from '../../pipeline/content/model/chrome.ts';
import { useLabels } from '../components/labels.ts';
import { globalStyles } from '../design/global.ts';
import { headerHeight } from '../design/tokens.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Notices } from '../islands/scripts/notices/Notices.tsx';

const main = css`
  flex: 1 0 auto;
  padding-top: ${headerHeight};
  &:focus {
    outline: none;
  }
`;

interface Props {
  chrome: Chrome;
  /** Address of the navigation link that leads to the current page. */
  current: string | undefined;
  hasMenu: boolean;
  children: ReactNode;
}

/** The frame of every page, with the page inside it. */
export function Layout({ chrome, current, hasMenu, children }: Props) {
  const label = useLabels();
  return (
    <>
      <Global styles={globalStyles} />
      <a className="skip-link" href="#page:content">
        {label('skipToContent')}
      </a>
      {hasMenu && (
        <a className="skip-link" href="#page:navigation">
          {label('skipToNavigation')}
        </a>
      )}
      <a className="skip-link" href="#page:footer">
        {label('skipToFooter')}
      </a>
      <Header chrome={chrome} current={current} hasMenu={hasMenu} />
      <main id="page:content" css={main} tabIndex={-1}>
        {children}
      </main>
      <Footer chrome={chrome} />
      <Notices />
    </>
  );
}
