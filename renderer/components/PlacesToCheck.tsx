import { css } from '@emotion/react';
import type { Source } from '../../pipeline/content/model/section.ts';
import type { Action } from '../../pipeline/content/model/text.ts';
import { fillLabel } from '../../pipeline/content/fill-label.ts';
import { from, palette, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { gutter } from '../design/grid.ts';
import { ActionLink } from './ActionLink.tsx';
import { Heading } from './Heading.tsx';
import { useLabels } from './labels.ts';
import { Placeholders } from './Placeholders.tsx';
import { UnbrokenText } from './UnbrokenText.tsx';

const list = css`
  margin-top: ${space[5]};
  border-block-end: 1px solid ${palette('line')};
  > li {
    padding-block: ${space[3]};
    border-block-start: 1px solid ${palette('line')};
  }
  > li:first-of-type {
    border-block-start-color: ${palette('line-strong')};
  }
  ${from.tablet} {
    > li {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: ${gutter};
      align-items: baseline;
    }
    > li > :not(:first-child) {
      grid-column: 2;
    }
  }
`;

/** A source without an address, as large as those with one. */
const name = css({ paddingBlock: space[2] });

const where = css`
  a {
    position: relative;
    display: block;
    width: fit-content;
    padding-block: ${space[2]};
  }
`;

const host = css`
  display: block;
  margin-top: calc(-1 * ${space[2]});
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
  overflow-wrap: anywhere;
`;

const words = css({ maxWidth: '60ch', textWrap: 'pretty' });

const day = css({ marginTop: space[1], fontSize: size(-1), color: palette('text-quiet') });

interface Props {
  items: readonly Source[];
  level: 2 | 3;
}

/** Places where something can be checked, a row each: its name and host, and what to read there. */
export function PlacesToCheck({ items, level }: Props) {
  const label = useLabels();
  return (
    <ul css={list} role="list">
      {items.map((item) =>
        item.kind === 'placeholder' ? (
          <li key={item.words}>
            <Placeholders words={[item.words]} />
          </li>
        ) : (
          <li key={item.title}>
            {item.link ? (
              <Where action={item.link} />
            ) : (
              <div css={name}>
                <Heading level={level}>{item.title}</Heading>
              </div>
            )}
            {item.text !== undefined && (
              <p css={words}>
                <UnbrokenText text={item.text} />
              </p>
            )}
            {item.seen && (
              <p css={day}>
                <time dateTime={item.seen.day}>{fillLabel(label('sourceSeen'), item.seen.text)}</time>
              </p>
            )}
            <Placeholders words={item.placeholders} />
          </li>
        ),
      )}
    </ul>
  );
}

/** A link to a source, with its host if that is another site and not its name; on paper, the whole address stands behind it. */
function Where({ action }: { action: Action }) {
  const site = /^https?:/.test(action.href) ? new URL(action.href).host.replace(/^www\./, '') : undefined;
  return (
    <div css={where}>
      <ActionLink action={action} look="quiet" />
      {site !== undefined && site !== action.label.toLowerCase() && (
        <span css={host} className="screen-only">
          {site}
        </span>
      )}
    </div>
  );
}
