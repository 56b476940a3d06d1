import { css } from '@emotion/react';
import { Hero } from '../../renderer/components/Hero.tsx';
import { PageSections } from '../../renderer/components/PageSections.tsx';
import { space } from '../../renderer/design/tokens.ts';
import { GoBackButton } from '../../renderer/islands/GoBackButton.tsx';
import { Island } from '../../renderer/islands/Island.tsx';
import { toastOptions } from '../../renderer/islands/toasts/toast-options.ts';
import { band, hanging } from '../../renderer/layout/grid.ts';
import type { Data } from './+data.ts';

const back = css`
  padding-bottom: ${space[7]};
`;

export function Page({ data: { page, frame } }: { data: Data }) {
  const { go_back, no_page_before } = frame.labels;
  return (
    <>
      <Hero hero={page.hero} newWindow={frame.labels.new_window} />
      <div css={[band, back]} data-not-found="">
        <div css={hanging}>
          <span />
          <div>
            <Island
              name="go-back"
              component={GoBackButton}
              props={{ labels: { go_back, no_page_before }, toasts: toastOptions(frame) }}
            />
          </div>
        </div>
      </div>
      <PageSections page={page} chrome={frame.chrome} labels={frame.labels} />
    </>
  );
}
