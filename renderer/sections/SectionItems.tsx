import type { Section } from '../../pipeline/content/model/section.ts';
import { Cards } from '../components/Cards.tsx';
import { ConsentChoice } from '../islands/scripts/consent/ConsentChoice.tsx';
import { LinkRows } from '../components/LinkRows.tsx';
import { Figures } from '../components/Figures.tsx';
import { LatestArticles } from '../components/LatestArticles.tsx';
import { Points } from '../components/Points.tsx';
import { Quotes } from '../components/Quotes.tsx';
import { Services } from '../components/Services.tsx';
import { ServiceTable } from '../components/ServiceTable.tsx';
import { Steps } from '../components/Steps.tsx';
import { titleId } from './title-id.ts';

interface Props {
  section: Section;
}

/** The items of a section, without its text. */
export function SectionItems({ section }: Props) {
  const level = section.title === undefined ? 2 : 3;
  const named = section.title === undefined ? undefined : titleId(section.id);
  switch (section.kind) {
    case 'prose':
      return null;
    case 'cards':
      return section.layout === 'doors' ? (
        <LinkRows items={section.items} level={level} />
      ) : (
        <Cards items={section.items} layout={section.layout} level={level} />
      );
    case 'steps':
      return <Steps items={section.items} layout={section.layout} level={level} />;
    case 'figures':
      return <Figures items={section.items} layout={section.layout} />;
    case 'points':
      return <Points items={section.items} layout={section.layout} />;
    case 'services':
      return section.layout === 'table' ? (
        <ServiceTable items={section.items} named={named} />
      ) : (
        <Services items={section.items} actions={section.actions} level={level} named={named} />
      );
    case 'quotes':
      return <Quotes items={section.items} layout={section.layout} />;
    case 'insights':
      return <LatestArticles articles={section.items} level={level} />;
    case 'consent':
      return <ConsentChoice variant="question" />;
  }
}
