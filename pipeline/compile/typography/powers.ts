import type { Edit } from './edit.ts';

/** A numeric power whose base is not a power itself. */
const POWER =
  /(?<=[\p{L}\p{N})])(?<!\^[\p{N}.,)]{1,9})\^([-−+]?\d{1,6}(?:[.,]\d{1,6})?)(?![\p{L}\p{N}_^({]|[.,]\p{N})/gu;

/** Raises numeric powers. */
export function setPowers(text: string): Edit[] {
  if (!/\^[-−+]?\d/.test(text)) return [];
  return [...text.matchAll(POWER)].map(({ 0: whole, 1: power = '', index }) => ({
    start: index,
    end: index + whole.length,
    text: power.replace('-', '−'),
    raised: true,
  }));
}
