import { css } from '@emotion/react';
import { Actions } from '../../renderer/sections/Actions.tsx';
import { Figures } from '../../renderer/components/Figures.tsx';
import { HeroPicture } from '../../renderer/components/HeroPicture.tsx';
import { Placeholders } from '../../renderer/components/Placeholders.tsx';
import { Prose } from '../../renderer/components/Prose.tsx';
import { UnbrokenText } from '../../renderer/components/UnbrokenText.tsx';
import { band, twelve } from '../../renderer/design/grid.ts';
import { from, headerHeight, palette, space } from '../../renderer/design/tokens.ts';
import { display, kicker, size, family } from '../../renderer/design/type.ts';
import { Hero } from '../../renderer/sections/Hero.tsx';
import { PageSections } from '../../renderer/sections/PageSections.tsx';
import type { Data } from './describe.ts';
import type { Author } from '../../pipeline/content/model/chrome.ts';

const opening = css`
  padding-block: ${space[6]} ${space[8]};
`;

const spread = css`
  ${from.desktop} {
    grid-template-rows: auto 1fr;
    > div {
      grid-column: 7 / -1;
    }
  }
`;

/** The portrait and the name stay in view while the text is read. */
const plate = css`
  margin-top: ${space[6]};
  ${from.desktop} {
    && {
      position: sticky;
      top: calc(${headerHeight} + ${space[5]});
      grid-area: 1 / 1 / -1 / 6;
      align-self: start;
      margin-top: 0;
    }
  }
`;

const picture = css`
  margin: 0;
  img {
    width: 100%;
    max-height: 42rem;
    object-fit: contain;
    object-position: 0 0;
  }
`;

const above = css(kicker, { color: palette('accent'), marginBottom: space[3] });

const headline = css(display, { fontSize: size(5), maxWidth: '14ch', lineHeight: 1.06 });

const lead = css`
  max-width: 40ch;
  margin-top: ${space[5]};
  font-size: ${size(1)};
  line-height: 1.45;
  text-wrap: pretty;
`;

const below = css`
  max-width: 60ch;
  margin-top: ${space[3]};
  color: ${palette('text-quiet')};
`;

const text = css`
  margin-top: ${space[6]};
`;

/**
 * A text beside a portrait with the person's name, then what can be checked about the person. Until there is a portrait
 * or a name, the page opens like any other.
 */
export function Page({ data: { page, author } }: { data: Data }) {
  const { hero } = page;
  const hasPlate =
    hero.picture !== undefined || author.name !== undefined || (hero.placeholders ?? author.placeholders) !== undefined;
  if (!hasPlate)
    return (
      <>
        <Hero hero={hero} />
        <PageSections page={page} />
      </>
    );
  return (
    <>
      <div css={[band, opening]}>
        <div css={[twelve, spread]}>
          <div>
            {hero.kicker !== undefined && <p css={above}>{hero.kicker}</p>}
            <h1 css={headline}>
              <UnbrokenText text={hero.title} />
            </h1>
            {hero.lead !== undefined && (
              <p css={lead}>
                <UnbrokenText text={hero.lead} />
              </p>
            )}
            {hero.line !== undefined && (
              <p css={below}>
                <UnbrokenText text={hero.line} />
              </p>
            )}
            <Actions actions={hero.actions} prominent />
          </div>
          <div css={plate}>
            <Placeholders words={hero.placeholders} />
            {hero.picture && (
              <HeroPicture picture={hero.picture} caption={hero.caption} styles={picture}>
                <Nameplate author={author} />
              </HeroPicture>
            )}
            {!hero.picture && <Nameplate author={author} />}
          </div>
          {page.body && (
            <div css={text}>
              <Prose prose={page.body} />
            </div>
          )}
        </div>
        {hero.figures.length > 0 && <Figures items={hero.figures} layout="row" />}
      </div>
      <PageSections page={{ sections: page.sections }} />
    </>
  );
}

const nameplate = css`
  display: block;
  font-family: ${family.display};
  font-size: ${size(1)};
  line-height: 1.3;
  color: ${palette('text')};
`;

const post = css`
  display: block;
  margin-bottom: ${space[3]};
  font-family: ${family.text};
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

/** The name and job title of the person in a portrait; nothing if the name is not known. */
function Nameplate({ author: { name, jobTitle, placeholders } }: { author: Author }) {
  if (name === undefined) return <Placeholders words={placeholders} />;
  return (
    <p>
      <span css={nameplate}>{name}</span>
      <span className="sr-only">, </span>
      <span css={post}>{jobTitle}</span>
    </p>
  );
}
