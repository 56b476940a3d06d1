import type { ContentType } from '../../content/types/content-type.ts';
import { faultOfAddress } from '../../compile/check/address-faults.ts';

const PLAIN = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
/** Signs that mean something to a terminal, even between quotes. */
const FOR_TERMINAL = /["$`\\!]/;

/** What is typed in a terminal to begin the file of an address; undefined where none can have it. Without a `title`, one is made of the address. */
export function commandToBegin(address: string, kinds: readonly ContentType[], title?: string): string | undefined {
  if (!PLAIN.test(address) || faultOfAddress(address)) return undefined;
  const [, first = ''] = address.split('/');
  const named = kinds.toSorted((a, b) => Number(b.folder === first) - Number(a.folder === first));
  for (const { folder, addresses, starters = [] } of named) {
    if (!addresses.isOwn) continue;
    if (addresses.reserved?.some(({ pattern }) => pattern.test(address))) return undefined;
    const starter = starters.find((one) => !('file' in one));
    const slug = [address.slice(folder.length + 2), address.slice(1)].find(
      (name) => name !== '' && addresses.of(`${folder}/${name}.md`) === address,
    );
    if (starter && slug !== undefined)
      return `npm run new -- ${starter.word} "${titleFor(address, title)}" --slug ${slug}`;
  }
  return undefined;
}

function titleFor(address: string, title: string | undefined): string {
  if (title !== undefined && !FOR_TERMINAL.test(title)) return title;
  const words = address.slice(address.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
