import { addressOfAlias } from '../addresses.ts';
import type { OtherAddress } from './content-type.ts';

/** The addresses in a field that holds a list of them. */
export function otherAddresses(field: string, list: readonly string[] = []): OtherAddress[] {
  return list.map((written, index) => ({ address: addressOfAlias(written), path: [field, index] }));
}
