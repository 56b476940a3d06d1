import { css } from '@emotion/react';
import { useState } from 'react';
import { labelOf } from '../../pipeline/desk/form-words.ts';
import { palette, radius, space } from '../../renderer/design/tokens.ts';
import { addressOf, PICTURE_FILE, upload } from '../api.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { DoneLine } from '../DoneLine.tsx';
import { quiet, row } from '../styles.ts';
import { useDoing } from '../use-doing.ts';
import { useForm } from './form.ts';
import type { FieldProps } from './inputs.tsx';

/** A picture on the light ground that it was drawn for. */
export const thumbnail = css`
  width: 7rem;
  height: 4.5rem;
  object-fit: contain;
  background: ${palette('surface-picture')};
  border: 1px solid ${palette('line')};
  border-radius: ${radius.small};
`;
const grid = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: space[3] });
const choice = css({ flexDirection: 'column', gap: space[2], padding: space[2], overflowWrap: 'anywhere' });

/** A picture of the folder, or one that is chosen or dropped now. */
export function PictureField(own: FieldProps) {
  const { assets } = useForm().overview;
  const [isChoosing, setChoosing] = useState(false);
  const doing = useDoing();
  const value = typeof own.value === 'string' ? own.value : '';
  const words = value === '' ? 'Choose a picture …' : `${value.replace(/^images\//, '')} …`;
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file)
      void doing.run(async () => {
        const path = await upload(file);
        own.onChange(path);
        setChoosing(false);
        return { words: `${path} is saved. Say in words what it shows.` };
      });
  };
  return (
    <div
      css={row}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      {value !== '' && <img css={thumbnail} src={addressOf('asset', value)} alt="" />}
      <Button
        id={own.id}
        aria-label={`${labelOf(own.name)}: ${words}`}
        aria-describedby={own.describedBy}
        onClick={() => setChoosing(true)}
      >
        {words}
      </Button>
      {value !== '' && <Button onClick={() => own.onChange(undefined)}>No picture</Button>}
      <DoneLine doing={doing} />
      {isChoosing && (
        <Dialog title="A picture" onClose={() => setChoosing(false)}>
          <label>
            A new one, from this computer{' '}
            <input
              css={{ maxWidth: '100%' }}
              type="file"
              accept="image/*"
              onChange={(event) => take(event.target.files)}
            />
          </label>
          <DoneLine doing={doing} />
          <ul css={grid} role="list">
            {assets
              .filter(({ file }) => PICTURE_FILE.test(file))
              .map(({ file }) => (
                <li key={file}>
                  <Button
                    css={choice}
                    aria-current={file === value || undefined}
                    onClick={() => {
                      own.onChange(file);
                      setChoosing(false);
                    }}
                  >
                    <img css={thumbnail} src={addressOf('asset', file)} alt="" loading="lazy" />
                    <span css={quiet}>{file.replace(/^images\//, '')}</span>
                  </Button>
                </li>
              ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
