/** The forms in which a file is sent, the smallest first; `identity` is the file as it is. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The form that an `Accept-Encoding` likes best, the smallest among equals. */
export function chooseEncoding(header: string | undefined): Encoding {
  const weights = readWeights(header ?? '');
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? undefined : weights.get('*')) ?? 0;
  const [best] = ENCODINGS.map((encoding) => ({ encoding, weight: weightOf(encoding) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return best?.encoding ?? 'identity';
}

/** `gzip;q=0.5, br` as weights from 0, never, to 1. */
function readWeights(header: string): Map<string, number> {
  const entries = header
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()));
  return new Map(entries.map(([name = '', ...parameters]) => [name.replace(/^x-/, ''), weightIn(parameters)]));
}

function weightIn(parameters: readonly string[]): number {
  const [, weight] = parameters.map((parameter) => /^q\s*=\s*(\S+)$/.exec(parameter)).find(Boolean) ?? [];
  const number = Number(weight ?? 1);
  return number >= 0 && number <= 1 ? number : 0;
}
