import { css } from '@emotion/react';
import type { Section } from '../../pipeline/content/model/section.ts';
import { palette, space, withoutScript } from '../design/tokens.ts';
import { display, kicker, noteSize, size } from '../design/type.ts';
import { band } from '../design/grid.ts';
import { holdsAnchors, OtherAnchors } from '../components/OtherAnchors.tsx';
import { Prose } from '../components/Prose.tsx';
import { Actions } from './Actions.tsx';
import { gridOf, gridStyles, isHalved, overHanging } from './section-grids.ts';
import { TitleWords } from '../components/TitleWords.tsx';
import type { Picture } from '../../pipeline/content/model/assets.ts';
import { Sources } from '../components/Sources.tsx';
import { withBase } from '../components/with-base.ts';
import { Cards } from '../components/Cards.tsx';
import { Case } from '../components/Case.tsx';
import { ConsentChoice } from '../islands/scripts/consent/ConsentChoice.tsx';
import { LinkRows } from '../components/LinkRows.tsx';
import { Figures } from '../components/Figures.tsx';
import { LatestArticles } from '../components/LatestArticles.tsx';
import { PlacesToCheck } from '../components/PlacesToCheck.tsx';
import { Points } from '../components/Points.tsx';
import { Quotes } from '../components/Quotes.tsx';
import { Services } from '../components/Services.tsx';
import { ServiceTable } from '../components/ServiceTable.tsx';
import { Steps } from '../components/Steps.tsx';

/** Without JavaScript nothing is sent, so consent is not asked for. */
const question = css`
  ${withoutScript} {
    display: none;
  }
`;

/** `ink` is dark in both color schemes: it sets the scheme, and every color inside follows. */
const tones = {
  paper: css`
    --above: ${space[7]};
    padding-bottom: ${space[7]};
    [data-tone] + & {
      --above: ${space[8]};
    }
    section:not([data-tone]) + & {
      --rule: ${space[6]};
    }
    &:has(+ [data-tone]) {
      padding-bottom: ${space[8]};
    }
  `,
  sunk: css`
    --above: ${space[8]};
    padding-bottom: ${space[8]};
    background: ${palette('surface-sunk')};
  `,
  ink: css`
    --above: ${space[8]};
    padding-bottom: ${space[8]};
    color-scheme: dark;
    background: ${palette('surface-ink')};
    color: ${palette('text')};
  `,
};

/** A link to a section scrolls to its heading: the space above that, and its rule, end up under the header. */
const landing = css`
  padding-top: var(--above);
  scroll-margin-top: calc(-1 * (var(--above) + var(--rule, 0px)));
`;

/** Separates two sections on paper; where the background changes, no rule is needed. */
const rule = css`
  section:not([data-tone]) + section > * > & {
    border-top: 1px solid ${palette('line')};
    padding-top: var(--rule);
  }
`;

/** Goes on from the section before. */
const goesOn = css`
  section + && {
    --above: 0px;
    --rule: 0px;
  }
`;

const above = css(kicker, { color: palette('accent'), marginBottom: space[2] });

const heading = css(display, { fontSize: size(2), lineHeight: 1.2, marginBottom: space[5] });

const headings = {
  beside: css(heading, { maxWidth: '22ch' }),
  over: css(heading, { maxWidth: '24ch' }),
  catalog: css(heading, { maxWidth: '18ch', marginBottom: space[4] }),
  essay: css(heading, { maxWidth: '26ch', marginBottom: space[6] }),
  banner: css(display, { fontSize: size(3), maxWidth: '20ch', marginBottom: space[4] }),
  strata: css(heading, { maxWidth: '20ch', marginBottom: space[4] }),
  marks: css(heading, { maxWidth: '24ch', marginBottom: 0 }),
};

const note = css`
  margin-top: ${space[5]};
  font-size: ${noteSize};
  color: ${palette('text-quiet')};
`;

interface Props {
  section: Section;
  /** Whether any section of the page has its heading in the margin. */
  isMargined?: boolean;
}

/** One section of a page: heading, text, items and next steps, arranged by its layout. */
export function SectionBlock({ section, isMargined = false }: Props) {
  const { id, alsoAt = [], kicker: small, title, text, note: smallPrint, picture, tone, joined, actions } = section;
  const grid = gridOf(section);
  const hasAfter = actions.length > 0 || smallPrint;
  return (
    <section
      id={id}
      css={[
        tones[tone],
        joined && goesOn,
        alsoAt.length > 0 && holdsAnchors,
        landing,
        section.kind === 'consent' && question,
      ]}
      data-tone={tone === 'paper' ? undefined : tone}
      aria-labelledby={title === undefined ? undefined : titleId(id)}
    >
      <OtherAnchors anchors={alsoAt} />
      <div css={band}>
        <div
          css={[
            tone === 'paper' && !joined && rule,
            grid === 'over' && isMargined && !isHalved(section) ? overHanging : gridStyles[grid],
          ]}
        >
          <div data-part="head">
            {small !== undefined && <p css={above}>{small}</p>}
            {title !== undefined && (
              <h2 id={titleId(id)} css={headings[grid]}>
                <TitleWords text={title} />
              </h2>
            )}
          </div>
          {text && (
            <div data-part="text">
              <Prose prose={text} />
            </div>
          )}
          {picture && <Drawing picture={picture} />}
          <SectionItems section={section} />
          {hasAfter && (
            <div data-part="after">
              <Actions actions={actions} prominent={grid === 'banner'} />
              {smallPrint && (
                <div css={note}>
                  <Prose prose={smallPrint} />
                </div>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

const drawing = css`
  margin-block: ${space[5]};
  img {
    width: 100%;
  }
`;

/** A section's picture, loaded lazily. */
function Drawing({ picture }: { picture: Picture }) {
  const { alt, src, width, height } = picture;
  return (
    <picture css={drawing}>
      <Sources picture={picture} sizes="(min-width: 78rem) 72rem, 94vw" />
      <img src={withBase(src)} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}

/** The items of a section, without its text. */
function SectionItems({ section }: { section: Section }) {
  const level = section.title === undefined ? 2 : 3;
  const named = section.title === undefined ? undefined : titleId(section.id);
  switch (section.kind) {
    case 'prose':
      return null;
    case 'cards':
      return section.layout === 'doors' || section.layout === 'ways' ? (
        <LinkRows items={section.items} layout={section.layout} level={level} />
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
        <Services items={section.items} areCompared={section.areCompared} level={level} named={named} />
      );
    case 'quotes':
      return <Quotes items={section.items} layout={section.layout} />;
    case 'case':
      return <Case items={section.items} level={level} />;
    case 'sources':
      return <PlacesToCheck items={section.items} level={level} />;
    case 'insights':
      return <LatestArticles articles={section.items} level={level} />;
    case 'consent':
      return <ConsentChoice variant="question" />;
  }
}

/** The id of the heading of a section. */
function titleId(section: string): string {
  return `page:${section}-title`;
}
