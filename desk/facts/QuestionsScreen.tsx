import { css } from '@emotion/react';
import { smallHeading } from '../../renderer/design/small-heading.ts';
import { palette, space } from '../../renderer/design/tokens.ts';
import { changeText, saveAll } from '../api.ts';
import { DoneLine } from '../DoneLine.tsx';
import { MoveButtons } from '../MoveButtons.tsx';
import { rowOf } from '../overview/words.ts';
import { deskAddress } from '../route.ts';
import { button, page, quiet, row, title } from '../styles.ts';
import { useDoing, type Done } from '../use-doing.ts';
import { useSaved, type ScreenProps } from '../use-overview.ts';
import { moveQuestion, questionsIn, type Question } from './questions.ts';

const FILE = 'pages/faq.md';
const item = css`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  padding-block: ${space[2]};
  border-bottom: 1px solid ${palette('line')};
`;

const groupHeading = css(smallHeading, { marginBlockStart: space[5] });

/** The questions of the page of questions, each with its anchor; buttons move them. */
export function QuestionsScreen({ overview, renew }: ScreenProps) {
  const { saved, address = '' } = rowOf(overview, FILE) ?? {};
  const [source, setSource] = useSaved(FILE, saved);
  const doing = useDoing(renew);
  const move = async (words: string, index: number, by: 1 | -1): Promise<Done> => {
    let moved = source;
    const undo = await changeText(FILE, (text) => (moved = moveQuestion(text, index, by)));
    // Shown at once: the buttons get the focus back as soon as this is done.
    setSource(moved);
    return { words: `“${words}” is moved.`, undo: () => saveAll(undo) };
  };
  const questions = questionsIn(source);
  return (
    <div css={page}>
      <h1 css={title}>Questions</h1>
      <p css={row}>
        <a css={button} href={deskAddress(FILE)}>
          Write questions and answers
        </a>
        {address !== '' && (
          <a css={button} href={address} target="_blank">
            See the page
          </a>
        )}
      </p>
      <DoneLine doing={doing} />
      {saved === undefined && <p>No page of questions is here. It begins as a page with the address faq.</p>}
      <ol role="list" lang={overview.site.language}>
        {questions.map(({ words, anchor, group }, index) => (
          <li key={keyOf(questions, index)}>
            {group !== questions[index - 1]?.group && <h2 css={groupHeading}>{group}</h2>}
            <div css={item}>
              <div>
                {words} {anchor !== undefined && <span css={quiet}>{`${address}#${anchor}`}</span>}
              </div>
              <div css={[row, { flexWrap: 'nowrap' }]} role="group" aria-label={words}>
                <MoveButtons
                  index={index}
                  count={questions.length}
                  isBusy={doing.isBusy}
                  onMove={(by) => void doing.run(() => move(words, index, by))}
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Returns a name of a question that stays when it is moved: its words, and which one of those with the same words it is. */
function keyOf(questions: readonly Question[], index: number): string {
  const words = questions[index]?.words ?? '';
  return `${words} ${questions.slice(0, index).filter((other) => other.words === words).length}`;
}
