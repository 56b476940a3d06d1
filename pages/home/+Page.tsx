import { Hero } from '../../renderer/components/Hero.tsx';
import { PageSections } from '../../renderer/sections/PageSections.tsx';
import type { Data } from './+data.ts';

export function Page({ data: { page, frame } }: { data: Data }) {
  return (
    <>
      <Hero hero={page.hero} newWindow={frame.labels.newWindow} scale="opening" />
      <PageSections page={page} chrome={frame.chrome} labels={frame.labels} />
    </>
  );
}
