import { useEffect, useState } from 'react';
import type { EarlierPublication } from '../../pipeline/desk/protocol.ts';
import { api, DeskFault } from '../api.ts';
import { button, fault as faultStyle, quiet } from '../styles.ts';
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
  if (fault !== undefined) return <p css={faultStyle}>{fault}</p>;
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
              <button
                type="button"
                css={button}
                disabled={isBusy}
                aria-label={`Take this one back: ${words}, ${momentOf(at)}`}
                onClick={() => onTakeBack({ id, at, words, files })}
              >
                Take this one back
              </button>
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

/** Returns what the server says is wrong. Throws any other error. */
export function faultWords(error: unknown): string {
  if (error instanceof DeskFault) return error.message;
  throw error;
}
