import { optional } from '../../shared/optional.ts';
import { addressOfAlias, OLD_ADDRESS } from '../../content/addresses.ts';
import { decodeAddress } from '../../shared/decode-address.ts';
import { ADDRESS_BYTES, bytesIn, NAME_BYTES } from '../../content/names.ts';
import type { ParametersOf } from '../../lint/rules.ts';

/** Why nothing can be published at an address, as a finding without its place. */
export type AddressFault = {
  readonly [Rule in 'bad-address' | 'long-name']: { readonly rule: Rule; readonly values: ParametersOf<Rule> };
}['bad-address' | 'long-name'];

/** Device names that Windows reserves, whatever their ending: a folder with such a name cannot be copied there. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])$/;

/** Returns what is wrong with the file and folder names that an address needs; undefined if nothing is. */
export function faultOfAddress(address: string): AddressFault | undefined {
  const parts = address.slice(1).split('/');
  for (const name of [...parts.map((part) => ({ part, limit: NAME_BYTES })), { part: address, limit: ADDRESS_BYTES }]) {
    const found = bytesIn(name.part);
    if (found > name.limit)
      return { rule: 'long-name', values: { name: name.part, found: String(found), limit: String(name.limit) } };
  }
  const device = parts.find((part) => DEVICE.test(part.toLowerCase().replace(/\..*/, '')));
  const [first] = parts;
  if (device !== undefined) return unexpectedAddress(address, 'device', device);
  if (parts.at(-1)?.toLowerCase() === 'index') return unexpectedAddress(address, 'index');
  if (parts.length > 1 && /^(?:assets|images)$/i.test(first ?? ''))
    return unexpectedAddress(address, 'kept', first?.toLowerCase());
  return undefined;
}

/** Returns the fault of a wrong address; `part` is its wrong part, if `expected` is about one. */
export function unexpectedAddress(
  value: string,
  expected: ParametersOf<'bad-address'>['expected'],
  part?: string,
): AddressFault {
  return { rule: 'bad-address', values: { value, expected, ...optional('part', part) } };
}

/**
 * Returns the old address that was probably meant: in the form in which a host is asked for it. Undefined if no host
 * can be told of it, such as one with a `?`.
 */
export function meantOldAddress(typed: string): string | undefined {
  const path = decodeAddress(typed.replace(/^https?:\/\/[^/]+/i, '').replace(/#.*$/, '')).normalize('NFC');
  const parts = path.split(/[/\\]+/).filter(Boolean);
  const address = addressOfAlias(`/${parts.join('/')}`.replace(/\.md$/, ''));
  return OLD_ADDRESS.test(address) && address !== '/' && !faultOfAddress(address) ? address : undefined;
}
