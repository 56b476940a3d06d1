import { css } from '@emotion/react';
import type { Chrome, Section } from '../../pipeline/model.ts';
import type { Labels } from '../../pipeline/schema/labels.ts';
import { palette, space, withoutScript } from '../design/tokens.ts';
import { display, kicker, size } from '../design/type.ts';
import { band, hanging } from '../layout/grid.ts';
import { Actions } from './Actions.tsx';
import { ArticleList } from './ArticleList.tsx';
import { Cards } from './Cards.tsx';
import { Consent } from './Consent.tsx';
import { Figures } from './Figures.tsx';
import { Points } from './Points.tsx';
import { Prose } from './Prose.tsx';
import { Quotes } from './Quotes.tsx';
import { Services } from './Services.tsx';
import { Steps } from './Steps.tsx';

const block = css`
  padding-block: ${space[7]};
`;

/** Where nothing can be sent, nothing is asked. */
const question = css`
  ${withoutScript} {
    display: none;
  }
`;

const rule = css`
  border-top: 1px solid ${palette('line')};
  padding-top: ${space[6]};
`;

const above = css(kicker, { color: palette('accent'), marginBottom: space[2] });

const heading = css(display, { fontSize: size(2), lineHeight: 1.2, maxWidth: '22ch', marginBottom: space[5] });

const note = css`
  margin-top: ${space[5]};
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

interface Props {
  section: Section;
  chrome: Chrome;
  labels: Labels;
}

/** One block of a page: its heading hangs in the margin, its matter fills the rest. */
export function SectionBlock({ section, chrome, labels }: Props) {
  const { id, kicker: small, title, text, actions, note: smallPrint } = section;
  return (
    <section
      id={id}
      css={[band, block, section.kind === 'consent' && question]}
      aria-labelledby={title === undefined ? undefined : `${id}-title`}
    >
      <div css={[rule, hanging]}>
        <div>
          {small !== undefined && <p css={above}>{small}</p>}
          {title !== undefined && (
            <h2 id={`${id}-title`} css={heading}>
              {title}
            </h2>
          )}
        </div>
        <div>
          {text && <Prose prose={text} />}
          <Items section={section} chrome={chrome} labels={labels} />
          <Actions actions={actions} newWindow={labels.new_window} prominent />
          {smallPrint && (
            <div css={note}>
              <Prose prose={smallPrint} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function Items({ section, chrome, labels }: Props) {
  const level = section.title === undefined ? 2 : 3;
  switch (section.kind) {
    case 'prose':
      return null;
    case 'cards':
      return <Cards items={section.items} level={level} newWindow={labels.new_window} />;
    case 'steps':
      return <Steps items={section.items} level={level} />;
    case 'figures':
      return <Figures items={section.items} />;
    case 'points':
      return <Points items={section.items} />;
    case 'services':
      return <Services items={section.items} level={level} labels={labels} />;
    case 'quotes':
      return <Quotes items={section.items} />;
    case 'insights':
      return <ArticleList articles={section.items} level={level} mostTags={2} labels={labels} />;
    case 'consent':
      return <Consent manner="question" chrome={chrome} labels={labels} />;
  }
}
