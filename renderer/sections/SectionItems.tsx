import type { Chrome } from '../../pipeline/model/chrome.ts';
import type { Section } from '../../pipeline/model/section.ts';
import type { Labels } from '../../pipeline/model/labels.ts';
import { Cards } from '../components/Cards.tsx';
import { Consent } from '../islands/scripts/consent/ConsentChoice.tsx';
import { Doors } from '../components/Doors.tsx';
import { Figures } from '../components/Figures.tsx';
import { LatestArticles } from '../components/LatestArticles.tsx';
import { Points } from '../components/Points.tsx';
import { Quotes } from '../components/Quotes.tsx';
import { Services } from '../components/Services.tsx';
import { Steps } from '../components/Steps.tsx';

interface Props {
  section: Section;
  chrome: Chrome;
  labels: Labels;
}

/** What a section holds besides its text. */
export function SectionItems({ section, chrome, labels }: Props) {
  const level = section.title === undefined ? 2 : 3;
  const newWindow = labels.newWindow;
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
