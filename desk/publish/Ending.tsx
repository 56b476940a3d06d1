import { useState } from 'react';
import type { ChangedTwice, Overview, PublicationEvent } from '../../pipeline/desk/protocol.ts';
import { Button } from '../Button.tsx';
import { FindingWords } from '../FindingWords.tsx';
import { titleOf } from '../overview/words.ts';
import { deskAddress } from '../route.ts';
import { fault, quiet, row, stack } from '../styles.ts';
import { list, sideBySide } from './publish-styles.ts';

type Chosen = Readonly<Record<string, 'here' | 'elsewhere'>>;

interface Props {
  readonly event: PublicationEvent;
  readonly overview: Overview;
  readonly onAgain: () => void;
  readonly onChoose: (chosen: Chosen) => void;
}

/** The last thing that a publication told, and what can be done then. */
export function Ending({ event, overview, onAgain, onChoose }: Props) {
  const again = <Button onClick={onAgain}>Look again</Button>;
  switch (event.is) {
    case 'done':
    case 'unchanged':
      return <p>{event.words}</p>;
    case 'errors':
      return (
        <div css={[fault, stack]}>
          <h3>{event.errors.length === 1 ? 'One error stops it' : `${event.errors.length} errors stop it`}</h3>
          <ul css={list}>
            {event.errors.map(({ file, line, message, advice }) => (
              <li key={`${file} ${line} ${message}`}>
                <a href={deskAddress(file, line)}>{titleOf(file, overview)}</a>: <FindingWords words={message} />
                <div css={quiet}>
                  <FindingWords words={advice} />
                </div>
              </li>
            ))}
          </ul>
          <div css={row}>{again}</div>
        </div>
      );
    case 'fault':
      return (
        <div css={[fault, stack]}>
          <p>{event.fault}</p>
          {event.quote !== undefined && <blockquote>{event.quote}</blockquote>}
          {event.remedy !== undefined && <p>{event.remedy}</p>}
          <div css={row}>{again}</div>
        </div>
      );
    case 'conflict':
      return <Conflict files={event.files} overview={overview} words={event.words} onChoose={onChoose} />;
    case 'step':
    case 'changes':
      return undefined;
  }
}

interface ConflictProps {
  readonly files: readonly ChangedTwice[];
  readonly overview: Overview;
  readonly words: string;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Both texts of each file beside each other; nothing is sent before one is chosen for each. */
function Conflict({ files, overview, words, onChoose }: ConflictProps) {
  const [chosen, setChosen] = useState<Chosen>({});
  const isComplete = files.every(({ file }) => chosen[file] !== undefined);
  return (
    <div css={[fault, stack]}>
      <p>{words}</p>
      {files.map(({ file, here, elsewhere }) => (
        <fieldset key={file}>
          <legend>{titleOf(file, overview)}</legend>
          <div css={sideBySide}>
            {(['here', 'elsewhere'] as const).map((side) => (
              <div key={side}>
                <label>
                  <input
                    type="radio"
                    name={file}
                    checked={chosen[file] === side}
                    onChange={() => setChosen({ ...chosen, [file]: side })}
                  />{' '}
                  {side === 'here' ? 'Keep your words' : 'Take the other words'}
                </label>
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys as well */}
                <pre tabIndex={0}>{(side === 'here' ? here : elsewhere) ?? 'The text is gone.'}</pre>
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <p css={quiet}>The words that you do not choose stay among the earlier states of the text.</p>
      <Button isMain disabled={!isComplete} onClick={() => onChoose(chosen)}>
        Publish with these words
      </Button>
    </div>
  );
}
