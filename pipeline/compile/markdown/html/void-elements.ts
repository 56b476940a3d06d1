import type { RawTag } from './raw-tags.ts';

/** Elements that hold nothing. */
export const VOID: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr'.split(' '),
);
/** As HTML of the old kind and programs write it: `<br/>`, `<a id="x" />`, not `<a href=x/>`. */
const CLOSES_ITSELF = /^<[^\s/>]+\/>$|[\s"'}]\/>$/;

/** Whether a tag is start and end in one. */
export function closesItself({ text }: RawTag): boolean {
  return CLOSES_ITSELF.test(text);
}
