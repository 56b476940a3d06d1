import { css } from '@emotion/react';
import { usePickedLabels } from '../../renderer/components/labels.ts';
import { Hero } from '../../renderer/sections/Hero.tsx';
import { PageSections } from '../../renderer/sections/PageSections.tsx';
import { GO_BACK_LABELS } from '../../renderer/islands/go-back/GoBackButton.tsx';
import { Island } from '../../renderer/islands/runtime/Island.tsx';
import { useToastOptions } from '../../renderer/islands/toasts/toast-options.ts';
import type { ContentPage } from '../page-meta.ts';

/** Together with the first link it fills the row, so that links to other pages stand in the next one. */
const back = css({ flex: '0 1 calc(100% - 12rem)' });

/** The not-found page, with a button back to the page that the visitor came from. */
export function Page({ data: { page } }: { data: ContentPage }) {
  const labels = usePickedLabels(GO_BACK_LABELS);
  const toasts = useToastOptions();
  return (
    <>
      <Hero hero={page.hero}>
        <div css={back} data-not-found="">
          <Island name="go-back" props={{ labels, toasts }} />
        </div>
      </Hero>
      <PageSections page={page} />
    </>
  );
}
