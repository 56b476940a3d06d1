import { css } from '@emotion/react';
import type { Section } from '../../pipeline/content/model/section.ts';
import { palette, space, withoutScript } from '../design/tokens.ts';
import { display, kicker, size } from '../design/type.ts';
import { band } from '../design/grid.ts';
import { Drawing } from '../components/Drawing.tsx';
import { holdsAnchors, OtherAnchors } from '../components/OtherAnchors.tsx';
import { Prose } from '../components/Prose.tsx';
import { Actions } from './Actions.tsx';
import { gridOf, gridStyles, isHalved, overHanging } from './section-grids.ts';
import { SectionItems } from './SectionItems.tsx';
import { titleId } from './title-id.ts';
import { TitleWords } from '../components/TitleWords.tsx';

/** Where nothing can be sent, nothing is asked. */
const question = css`
  ${withoutScript} {
    display: none;
  }
`;

/** Dark ink in both schemes, apart from the dark ground: every color inside follows. */
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

/** A link to a section leads to its heading: what is free above that, and the rule there, are under the header. */
const landing = css`
  padding-top: var(--above);
  scroll-margin-top: calc(-1 * (var(--above) + var(--rule, 0px)));
`;

/** Between two sections on paper; a change of ground parts them by itself. */
const rule = css`
  section:not([data-tone]) + section > * > & {
    border-top: 1px solid ${palette('line')};
    padding-top: var(--rule);
  }
`;

const above = css(kicker, { color: palette('accent'), marginBottom: space[2] });

const headings = {
  beside: css(display, { fontSize: size(2), lineHeight: 1.2, maxWidth: '22ch', marginBottom: space[5] }),
  over: css(display, { fontSize: size(3), maxWidth: '24ch', marginBottom: space[5] }),
  catalog: css(display, { fontSize: size(2), lineHeight: 1.2, maxWidth: '18ch', marginBottom: space[4] }),
  essay: css(display, { fontSize: size(3), maxWidth: '26ch', marginBottom: space[6] }),
  banner: css(display, { fontSize: size(3), maxWidth: '20ch', marginBottom: space[4] }),
  strata: css(display, { fontSize: size(3), maxWidth: '20ch', marginBottom: space[4] }),
};

/** Headings over a section are as large as those in margins of the same page, except over rows of that size; what closes it is not among them. */
const level = css({ fontSize: size(2), lineHeight: 1.2 });

const note = css`
  margin-top: ${space[5]};
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

interface Props {
  section: Section;
  /** Whether a section of its page has its heading in the margin. */
  isMargined?: boolean;
}

/** One block of a page: heading, text, items, and what to do next, set as its layout says. */
export function SectionBlock({ section, isMargined = false }: Props) {
  const { id, alsoAt = [], kicker: small, title, text, note: smallPrint, picture, tone } = section;
  const grid = gridOf(section);
  // A catalog has them in its margin.
  const actions = section.kind === 'services' && section.layout === 'entries' ? [] : section.actions;
  const isLevel = isMargined && grid !== 'banner' && !(section.kind === 'cards' && section.layout === 'doors');
  const hasAfter = actions.length > 0 || smallPrint;
  return (
    <section
      id={id}
      css={[tones[tone], alsoAt.length > 0 && holdsAnchors, landing, section.kind === 'consent' && question]}
      data-tone={tone === 'paper' ? undefined : tone}
      aria-labelledby={title === undefined ? undefined : titleId(id)}
    >
      <OtherAnchors anchors={alsoAt} />
      <div css={band}>
        <div
          css={[
            tone === 'paper' && rule,
            grid === 'over' && isMargined && !isHalved(section) ? overHanging : gridStyles[grid],
          ]}
        >
          <div data-part="head">
            {small !== undefined && <p css={above}>{small}</p>}
            {title !== undefined && (
              <h2 id={titleId(id)} css={[headings[grid], isLevel && level]}>
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
