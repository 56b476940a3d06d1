import { useEffect, useState } from 'react';
import type { EarlierPublication } from '../../pipeline/desk/protocol.ts';
import { api, faultWords } from '../api.ts';
import { Button } from '../Button.tsx';
import { FaultLine } from '../DoneLine.tsx';
import { quiet } from '../styles.ts';
import { list } from './publish-styles.ts';

interface Props {
  readonly isBusy: boolean;
  readonly onTakeBack: (publication: EarlierPublication) => void;
}

/** What was published before, the latest first. The first publication has nothing before it. */
export function EarlierPublications({ isBusy, onTakeBack }: Props) {
  const [publications, setPublications] = useState<readonly EarlierPublication[]>([]);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    api.publications().then(setPublications, (error: unknown) => setFault(faultWords(error)));
  }, []);
  if (fault !== undefined) return <FaultLine words={fault} />;
  if (publications.length === 0) return undefined;
  return (
    <section>
      <h2>Published before</h2>
      <ul css={list}>
        {publications.map(({ id, at, words, files }, index, all) => (
          <li key={id}>
            <div>
              <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>: {words}
            </div>
            <div css={quiet}>{files.length === 1 ? files[0] : `${files.length} files`}</div>
            {index < all.length - 1 && (
              <Button
                disabled={isBusy}
                aria-label={`Take this one back: ${words}, ${momentOf(at)}`}
                onClick={() => onTakeBack({ id, at, words, files })}
              >
                Take this one back
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns a moment as people write it. */
export function momentOf(at: number): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}
