// The frames show this site, which must run inside them as it does outside.
/* oxlint-disable react/iframe-missing-sandbox */
import { css } from '@emotion/react';
import { palette, space } from '../../../renderer/design/tokens.ts';
import type { Data } from '../describe.ts';
import { Specimen } from '../Specimen.tsx';

const window = css`
  display: block;
  max-width: 100%;
  margin-top: ${space[4]};
  border: 1px solid ${palette('line-strong')};
`;

const phone = css({ width: '22.5rem', height: '40rem' });
const wide = css({ width: '100%', height: '14rem' });

/** Header, menu and footer, in windows of different widths. */
export function AroundPage({ data: { example } }: { data: Data }) {
  return (
    <>
      <Specimen
        name="Header"
        note="The link of the page that is shown is marked. Scroll inside: it gets a ground and a line."
      >
        <iframe css={[window, wide]} src={example} title="A page, as wide as this one" loading="lazy" />
      </Specimen>
      <Specimen name="Menu" note="Below a desktop’s width; press Menu.">
        <iframe css={[window, phone]} src={example} title="A page on a phone" loading="lazy" />
      </Specimen>
      <Specimen name="Skip links" note="Three, at the top of every page: press Tab there.">
        <a href="#chapters">To the top</a>
      </Specimen>
      <Specimen name="Footer, ColorSchemeChoice" note="Those of the site, below.">
        <a href="#page:footer">To the footer</a>
      </Specimen>
    </>
  );
}
