import { Hero } from '../../renderer/sections/Hero.tsx';
import { PageSections } from '../../renderer/sections/PageSections.tsx';
import type { ContentPage } from '../page-meta.ts';

/** A page of content without a composition of its own: its hero, its text, its sections. */
export function Page({ data: { page } }: { data: ContentPage }) {
  return (
    <>
      {page.advertising && (
        <div hidden data-advertising={page.advertising.partnerId} data-consent={page.advertising.consent} />
      )}
      <Hero hero={page.hero} />
      <PageSections page={page} />
    </>
  );
}
