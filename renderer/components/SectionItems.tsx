import type { Chrome } from '../../pipeline/model/chrome.ts';
import type { Section } from '../../pipeline/model/section.ts';
import type { Labels } from '../../pipeline/schema/labels.ts';
import { Cards } from './Cards.tsx';
import { Consent } from './Consent.tsx';
import { Doors } from './Doors.tsx';
import { Figures } from './Figures.tsx';
import { LatestArticles } from './LatestArticles.tsx';
import { Points } from './Points.tsx';
import { Quotes } from './Quotes.tsx';
import { Services } from './Services.tsx';
import { Steps } from './Steps.tsx';

interface Props {
  section: Section;
  chrome: Chrome;
  labels: Labels;
}

/** What a section holds besides its text. */
export function SectionItems({ section, chrome, labels }: Props) {
  const level = section.title === undefined ? 2 : 3;
  const newWindow = labels.new_window;
  switch (section.kind) {
    case 'prose':
      return null;
    case 'cards':
      return section.layout === 'doors' ? (
        <Doors items={section.items} level={level} newWindow={newWindow} />
      ) : (
        <Cards items={section.items} layout={section.layout} level={level} newWindow={newWindow} />
      );
    case 'steps':
      return <Steps items={section.items} layout={section.layout} level={level} />;
    case 'figures':
      return <Figures items={section.items} layout={section.layout} />;
    case 'points':
      return <Points items={section.items} layout={section.layout} />;
    case 'services':
      return <Services items={section.items} level={level} labels={labels} />;
    case 'quotes':
      return <Quotes items={section.items} layout={section.layout} />;
    case 'insights':
      return <LatestArticles articles={section.items} level={level} labels={labels} />;
    case 'consent':
      return <Consent manner="question" chrome={chrome} labels={labels} />;
  }
}
