import { css } from '@emotion/react';
import { Hero } from '../../renderer/components/Hero.tsx';
import { PageSections } from '../../renderer/sections/PageSections.tsx';
import { space } from '../../renderer/design/tokens.ts';
import { GoBackButton } from '../../renderer/islands/go-back/GoBackButton.tsx';
import { Island } from '../../renderer/islands/runtime/Island.tsx';
import { toastOptions } from '../../renderer/islands/toasts/toast-options.ts';
import type { Data } from './+data.ts';

const back = css`
  margin-top: ${space[5]};
`;

export function Page({ data: { page, frame } }: { data: Data }) {
  const { goBack, noPageBefore } = frame.labels;
  return (
    <>
      <Hero hero={page.hero} newWindow={frame.labels.newWindow}>
        <div css={back} data-not-found="">
          <Island
            name="go-back"
            component={GoBackButton}
            props={{ labels: { goBack, noPageBefore }, toasts: toastOptions(frame) }}
          />
        </div>
      </Hero>
      <PageSections page={page} chrome={frame.chrome} labels={frame.labels} />
    </>
  );
}
