import { useId } from 'react';
import type { Overview } from '../../pipeline/desk/protocol.ts';
import { deskAddress } from '../route.ts';
import { useUnsavedFiles } from '../use-unsaved-files.ts';
import { titleOf } from '../overview/words.ts';
import { list } from './publish-styles.ts';

interface Props {
  readonly overview: Overview;
}

/** Names the texts whose newest words are not saved, before what is saved of them is published. */
export function UnsavedTexts({ overview }: Props) {
  const id = useId();
  const files = [...useUnsavedFiles(overview)];
  if (files.length === 0) return undefined;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Not saved yet</h2>
      <p>These have words that only this browser keeps. Visitors get them once they are saved and published.</p>
      <ul css={list}>
        {files.map((file) => (
          <li key={file}>
            <a href={deskAddress(file)}>{titleOf(file, overview)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
