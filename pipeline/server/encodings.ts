/** The forms in which a file is sent, the smallest first; `identity` is the file as it is. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The smallest form that an `Accept-Encoding` names and does not refuse (`br;q=0`). Browsers prefer none of them to another. */
export function chooseEncoding(header = ''): Encoding {
  const refused = /;\s*q\s*=\s*0(?:\.0*)?\s*$/;
  const entries = header.toLowerCase().split(',');
  const wanted = entries.filter((entry) => !refused.test(entry));
  const named = new Set(wanted.map((entry) => entry.replace(/;.*$/, '').trim()));
  return ENCODINGS.find((encoding) => named.has(encoding)) ?? 'identity';
}
