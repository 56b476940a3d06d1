import { hash } from 'node:crypto';

/** It takes half the time of SHA-256 where the processor knows neither. */
const ALGORITHM = 'sha512-256';

/** SHA-512/256 of plain data, in hexadecimal: of what JSON has a form for, and nothing else. */
export function hashOfPlain(value: unknown): string {
  return hash(ALGORITHM, JSON.stringify(value));
}

/** SHA-512/256 of texts in their order, in hexadecimal; none of them holds a zero byte. */
export function hashOfTexts(...texts: readonly string[]): string {
  return hash(ALGORITHM, texts.join('\0'));
}

/** SHA-256 in hexadecimal, as other programs know it. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}

/** SHA-512/256 of bytes, in hexadecimal. */
export function hashOfBytes(bytes: Uint8Array): string {
  return hash(ALGORITHM, bytes);
}
