import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Chrome } from '../../pipeline/model/chrome.ts';
import type { Breadcrumb } from '../../pipeline/model/page.ts';
import { useLabels } from '../components/labels.ts';
import { globalStyles } from '../design/global.ts';
import { printStyles } from '../design/print.ts';
import { headerHeight } from '../design/tokens.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Footer } from './Footer.tsx';
import { band } from '../design/grid.ts';
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
  address: string;
  /** Origin of the site. */
  url: string;
  breadcrumbs: readonly Breadcrumb[];
  children: ReactNode;
}

/** What is around every page, and the page inside it. */
export function Layout({ chrome, address, url, breadcrumbs, children }: Props) {
  const label = useLabels();
  return (
    <>
      <Global styles={[globalStyles, printStyles(chrome.name, url)]} />
      <a className="skip-link" href="#content">
        {label('skipToContent')}
      </a>
      <a className="skip-link" href="#navigation">
        {label('skipToNavigation')}
      </a>
      <a className="skip-link" href="#footer">
        {label('skipToFooter')}
      </a>
      <Header chrome={chrome} address={address} />
      <main id="content" css={main} tabIndex={-1}>
        <div css={band}>
          <Breadcrumbs breadcrumbs={breadcrumbs} label={label('breadcrumbs')} />
        </div>
        {children}
      </main>
      <Footer chrome={chrome} />
      <Notices />
    </>
  );
}
