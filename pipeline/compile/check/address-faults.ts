import { ADDRESS_BYTES, bytesIn, NAME_BYTES } from '../../content/names.ts';
import type { RuleName } from '../../lint/rules.ts';

/** Why nothing can stand at an address, as a finding without its place. */
export interface AddressFault {
  readonly rule: RuleName;
  readonly values: Record<string, string>;
}

/** Names that Windows keeps for devices, whatever their ending: a folder with one cannot be copied there. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])$/;

/** What is wrong with the names of files and folders that an address needs; undefined if nothing is. */
export function faultOfAddress(address: string): AddressFault | undefined {
  const parts = address.slice(1).split('/');
  for (const name of [...parts.map((part) => ({ part, limit: NAME_BYTES })), { part: address, limit: ADDRESS_BYTES }]) {
    const found = bytesIn(name.part);
    if (found > name.limit)
      return { rule: 'long-name', values: { name: name.part, found: String(found), limit: String(name.limit) } };
  }
  const expected = expectedInstead(parts);
  return expected === undefined ? undefined : { rule: 'bad-address', values: { value: address, expected } };
}

function expectedInstead(parts: readonly string[]): string | undefined {
  const device = parts.find((part) => DEVICE.test(part));
  if (device !== undefined) return `a name other than \`${device}\`, which Windows keeps for a device`;
  if (parts.at(-1) === 'index') return 'a last part other than `index`, by which hosts call the folder itself';
  if (parts.length > 1 && (parts[0] === 'assets' || parts[0] === 'images'))
    return `another first part than \`${parts[0]}\`: what stands below it is kept by browsers for ever`;
  return undefined;
}
