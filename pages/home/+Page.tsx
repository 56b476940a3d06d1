import { Hero } from '../../renderer/sections/Hero.tsx';
import { PageSections } from '../../renderer/sections/PageSections.tsx';
import type { ContentPage } from '../page-meta.ts';

/** The home page; its hero is larger than that of any other page. */
export function Page({ data: { page } }: { data: ContentPage }) {
  return (
    <>
      <Hero hero={page.hero} scale="opening" />
      <PageSections page={page} />
    </>
  );
}
