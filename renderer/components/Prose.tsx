import { Fragment, useContext } from 'react';
import type { Prose as ProseModel } from '../../pipeline/model/text.ts';
import { ExhibitContext } from './exhibit-context.ts';
import { ExhibitFrame } from './ExhibitFrame.tsx';
import { flow, STYLES_BY_SIGN } from './prose-styles.ts';

interface Props {
  prose: ProseModel;
}

/**
 * Compiled Markdown. The pipeline has sanitized it; nothing else on the site enters as raw HTML. Figures that can be worked with
 * take the places that they have in it.
 */
export function Prose({ prose }: Props) {
  const Exhibit = useContext(ExhibitContext);
  if (!prose.exhibits || !Exhibit) return <Html html={prose.html} />;
  const ends = [0, ...prose.exhibits.map(({ end }) => end)];
  return (
    <div>
      {prose.exhibits.map(({ start, rest, exhibit }, index) => (
        <Fragment key={exhibit.id}>
          <Html html={prose.html.slice(ends[index], start)} />
          <ExhibitFrame
            exhibit={exhibit}
            caption={exhibit.caption === '' ? undefined : <InlineProse html={exhibit.caption} />}
          >
            <Exhibit exhibit={exhibit} />
            {exhibit.kind !== 'deck' && <Html html={rest} />}
          </ExhibitFrame>
        </Fragment>
      ))}
      <Html html={prose.html.slice(ends.at(-1))} />
    </div>
  );
}

function Html({ html }: { html: string }) {
  if (html.trim() === '') return null;
  return STYLES_BY_SIGN.filter(([sign]) => sign.test(html)).reduce(
    (text, [, styles]) => <div css={styles}>{text}</div>,
    <div css={flow} dangerouslySetInnerHTML={{ __html: html }} />,
  );
}

/** The same for the words of a heading. */
export function InlineProse({ html }: { html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
