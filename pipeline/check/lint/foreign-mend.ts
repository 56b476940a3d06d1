import type { Mend } from '../../report.ts';

/** What would be read as more than an address, by Markdown, YAML, HTML or as a fact. */
const UNSAFE = /[()[\]{}'"<>\\`|\s\p{Cc}]|&#?\w+;/u;
/** What does not belong to an address, in YAML or in a text, where neither brackets nor quotes hold it together. */
const UNSAFE_WHERE_BARE = /,|[?!.:*_~;]$/;

/** An address as another site gives it, with the signs that mean something in a text written as browsers understand them too. */
export function encodeForeign(address: string): string {
  const [, host = '', rest = address] = /^(\w+:\/\/[^/?#]*)(.*)$/s.exec(address) ?? [];
  return host + rest.replaceAll(/[()[\]{}'`|]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** A mend that writes an address of another site in the place of `target`; undefined where it could be read as more than that. */
export function onlyIfSafe(mend: Mend | undefined, target: string, address: string): Mend | undefined {
  const isBare = mend?.actual === target;
  return UNSAFE.test(address) || (isBare && UNSAFE_WHERE_BARE.test(address)) ? undefined : mend;
}
