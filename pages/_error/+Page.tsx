import { css } from '@emotion/react';
import { Hero } from '../../renderer/components/Hero.tsx';
import { PageSections } from '../../renderer/components/PageSections.tsx';
import { space } from '../../renderer/design/tokens.ts';
import { GoBackButton } from '../../renderer/islands/GoBackButton.tsx';
import { Island } from '../../renderer/islands/Island.tsx';
import { band } from '../../renderer/layout/grid.ts';
import type { Data } from './+data.ts';

const back = css`
  padding-bottom: ${space[7]};
`;

export function Page({ data: { page, frame } }: { data: Data }) {
  return (
    <>
      <Hero hero={page.hero} newWindow={frame.labels.new_window} />
      <div css={[band, back]} data-not-found="">
        <Island name="go-back" component={GoBackButton} props={{ label: frame.labels.go_back }} />
      </div>
      <PageSections page={page} chrome={frame.chrome} labels={frame.labels} />
    </>
  );
}
