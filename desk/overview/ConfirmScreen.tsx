import { DESK } from '../../pipeline/desk/protocol.ts';
import { deskAddress } from '../route.ts';
import { page, title } from '../styles.ts';
import type { ScreenProps } from '../use-overview.ts';
import { counted, titleOf } from './words.ts';

/** Says how many sentences are to be confirmed, and leads to them. */
export function ToConfirm({ count }: { readonly count: number }) {
  return count === 0 ? (
    'nothing to be confirmed'
  ) : (
    <a href={`${DESK}/confirm`}>{counted(count, 'sentence')} to be confirmed</a>
  );
}

/** Every sentence that is to be confirmed, below the text in which it stands; each leads to its line. */
export function ConfirmScreen({ overview }: ScreenProps) {
  const { toConfirm } = overview;
  const files = [...new Set(toConfirm.map(({ file }) => file))];
  return (
    <div css={page}>
      <h1 css={title}>Sentences to be confirmed</h1>
      <p>
        {files.length === 0
          ? 'None is left.'
          : 'Ask the person in whose name each is said. If it is true, take {{ confirm }} behind it out; if not, change it.'}
      </p>
      {files.map((file) => (
        <section key={file}>
          <h2>{titleOf(file, overview)}</h2>
          <ul>
            {toConfirm
              .filter((one) => one.file === file)
              .map(({ line, sentence }) => (
                <li key={`${line} ${sentence}`}>
                  <a href={deskAddress(file, line)}>{sentence}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
