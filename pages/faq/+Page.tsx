import { Hero } from '../../renderer/sections/Hero.tsx';
import { PageSections } from '../../renderer/sections/PageSections.tsx';
import { Questions } from '../../renderer/sections/Questions.tsx';
import { Updated } from '../../renderer/components/Updated.tsx';
import type { ContentPage } from '../page-meta.ts';

/** The questions, group by group. The first answer is open; others open on a press, or if the address names them. */
export function Page({ data: { page } }: { data: ContentPage }) {
  return (
    <>
      <Hero hero={page.hero} />
      <Updated updated={page.updated} />
      {page.questions.map((group, index) => (
        <Questions key={group.id} group={group} isFirst={index === 0} />
      ))}
      <PageSections page={page} />
    </>
  );
}
