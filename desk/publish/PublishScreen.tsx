import { useEffect, useState } from 'react';
import type { EarlierPublication } from '../../pipeline/desk/protocol.ts';
import { Button } from '../Button.tsx';
import { page, row, title } from '../styles.ts';
import type { ScreenProps } from '../use-overview.ts';
import { Changes } from './Changes.tsx';
import { Ending } from './Ending.tsx';
import { EarlierPublications } from './EarlierPublications.tsx';
import { list } from './publish-styles.ts';
import { UnsavedTexts } from './UnsavedTexts.tsx';
import { usePublication } from './use-publication.ts';

/** Publishing: what stops it, what changes for visitors, its steps, and what was published before. */
export function PublishScreen({ overview, renew }: ScreenProps) {
  const { progress, run } = usePublication();
  const [taken, setTaken] = useState<EarlierPublication>();
  const { looked, ended, steps, isRunning } = progress;
  const isDone = ended?.is === 'done';
  useEffect(() => void run({}), [run]);
  useEffect(() => {
    if (isDone) void renew();
  }, [isDone, renew]);
  const again = { ...(taken && { publication: taken.id }) };
  const lookAt = (publication?: EarlierPublication): void => {
    setTaken(publication);
    void run({ ...(publication && { publication: publication.id }) });
  };
  const last = steps.at(-1);
  return (
    <div css={page}>
      <h1 css={title}>{taken ? 'Take a publication back' : 'Publish'}</h1>
      <p role="status">
        {isRunning && last !== undefined ? `${last} …` : ended && 'words' in ended ? ended.words : ''}
      </p>
      {!taken && <UnsavedTexts overview={overview} />}
      {isRunning && looked === undefined && steps.length > 1 && <Steps words={steps} />}
      {looked && !isDone && (
        <section>
          <h2>What changes for visitors</h2>
          {taken && (
            <p>
              What visitors saw becomes what it was before “{taken.words}”. Drafts stay as they are, and so do pictures
              and files that were added.
            </p>
          )}
          <Changes changes={looked.changes} />
          {!isRunning && !ended && (
            <div css={row}>
              <Button isMain onClick={() => void run({ ...again, version: looked.version })}>
                {taken ? 'Take it back' : 'Publish'}
              </Button>
              {taken && <Button onClick={() => lookAt()}>Leave it as it is</Button>}
            </div>
          )}
          {isRunning && <Steps words={steps} />}
        </section>
      )}
      {ended && !isDone && (
        <Ending
          event={ended}
          overview={overview}
          onAgain={() => lookAt()}
          onChoose={(chosen) => void run({ ...again, ...(looked && { version: looked.version }), chosen })}
        />
      )}
      <EarlierPublications key={String(isDone)} isBusy={isRunning} onTakeBack={lookAt} />
    </div>
  );
}

/** Steps so far; the last one is under way. */
function Steps({ words }: { readonly words: readonly string[] }) {
  return (
    <ol css={list}>
      {words.map((step, index) => (
        <li key={step} aria-current={index === words.length - 1 ? 'step' : undefined}>
          {index === words.length - 1 ? `${step} …` : `✓ ${step}`}
        </li>
      ))}
    </ol>
  );
}
