import { css } from '@emotion/react';
import { useState } from 'react';
import type { AssetRow } from '../../pipeline/desk/protocol.ts';
import { space } from '../../renderer/design/tokens.ts';
import { addressOf, api, PICTURE_FILE, upload } from '../api.ts';
import { Button } from '../Button.tsx';
import { DoneLine } from '../DoneLine.tsx';
import { thumbnail } from '../fields/PictureField.tsx';
import { counted } from '../overview/words.ts';
import { deskAddress } from '../route.ts';
import { page, quiet, row, title } from '../styles.ts';
import { useDoing, type Done } from '../use-doing.ts';
import type { ScreenProps } from '../use-overview.ts';

const grid = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))', gap: space[5] });
const item = css({ display: 'grid', gap: space[2], alignContent: 'start', overflowWrap: 'anywhere' });
const large = css(thumbnail, { width: '100%', height: '9rem' });

/** Pictures and files for download, with where each is used. */
export function PicturesScreen({ overview: { assets }, renew }: ScreenProps) {
  const [isUnusedOnly, setUnusedOnly] = useState(false);
  const doing = useDoing(renew);
  const unused = assets.filter(({ usedIn }) => usedIn.length === 0);
  const take = (files: FileList | null): void => {
    const chosen = [...(files ?? [])];
    const save = async (): Promise<Done> => {
      const saved: string[] = [];
      for (const file of chosen) saved.push(await upload(file));
      return { words: `Saved: ${saved.join(', ')}.` };
    };
    if (chosen.length > 0) void doing.run(save);
  };
  const remove = async (file: string): Promise<Done> => {
    const { says } = await api.post('remove', { file, isTrial: false });
    return { words: `${file} is removed. ${says.join(' ')}` };
  };
  return (
    <div
      css={page}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <h1 css={title}>Pictures and files</h1>
      <div css={row}>
        <label css={{ minWidth: 0 }}>
          Add from this computer{' '}
          <input css={{ maxWidth: '100%' }} type="file" multiple onChange={(event) => take(event.target.files)} />
        </label>
        <Button aria-pressed={isUnusedOnly} onClick={() => setUnusedOnly(!isUnusedOnly)}>
          Used nowhere ({unused.length})
        </Button>
      </div>
      <DoneLine doing={doing} />
      {assets.length === 0 && <p>No picture is here yet. Drop one anywhere on this page.</p>}
      <ul css={grid} role="list">
        {(isUnusedOnly ? unused : assets).map((asset) => (
          <li key={asset.file} css={item}>
            <Asset asset={asset} />
            {asset.usedIn.length === 0 && (
              <div>
                <Button onClick={() => void doing.run(() => remove(asset.file))}>
                  Remove<span className="sr-only"> {asset.file}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Asset({ asset: { file, bytes, width, height, usedIn } }: { readonly asset: AssetRow }) {
  const size = width === undefined || height === undefined ? '' : `${width} × ${height}, `;
  return (
    <>
      {PICTURE_FILE.test(file) && <img css={large} src={addressOf('asset', file)} alt="" loading="lazy" />}
      <a href={addressOf('asset', file)} target="_blank">
        {file}
      </a>
      <span css={quiet}>
        {size}
        {Math.ceil(bytes / 1000)} kB ·{' '}
        {usedIn.length === 0 ? 'used nowhere' : `used in ${counted(usedIn.length, 'file')}`}
      </span>
      {usedIn.map((user) => (
        <a key={user} href={deskAddress(user)} css={quiet}>
          {user}
        </a>
      ))}
    </>
  );
}
