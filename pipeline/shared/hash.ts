import { hash } from 'node:crypto';

/** Takes half the time of SHA-256 on processors without instructions for either. */
const ALGORITHM = 'sha512-256';

/** SHA-512/256 of plain data, in hexadecimal; the data must be representable as JSON. */
export function hashOfPlain(value: unknown): string {
  return hash(ALGORITHM, JSON.stringify(value));
}

/** SHA-512/256 of texts in order, in hexadecimal; no text may contain a zero byte. */
export function hashOfTexts(...texts: readonly string[]): string {
  return hash(ALGORITHM, texts.join('\0'));
}

/** SHA-256 in hexadecimal, for other programs. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}

/** SHA-512/256 of bytes, in hexadecimal. */
export function hashOfBytes(bytes: Uint8Array): string {
  return hash(ALGORITHM, bytes);
}
