/** Names of formats that cannot be published, by how their files begin; `.` is any byte. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^....ftyp(?:hei[cxms]|hev[cxms])/s, 'a HEIC picture'],
  [/^BM/, 'a BMP picture'],
  [/^8BPS/, 'a Photoshop document'],
  [/^....JXL |^\u00ff\n/s, 'a JPEG XL picture'],
  [/^....jP {2}/s, 'a JPEG 2000 picture'],
  [/^%PDF/, 'a PDF document'],
  [/^\s*<(?:!doctype html|html)/i, 'a page of the web'],
];
/** Brands that say only that a file holds pictures; the brands behind them say which. */
const ANY_PICTURE = /^....ftyp(?:mif1|msf1)/s;

/** What a file is that was taken for a picture but that nothing can be made from, with its article; undefined for all others. */
export function unsupportedFormatOf(bytes: Uint8Array): string | undefined {
  const begin = String.fromCharCode(...bytes.subarray(0, 64));
  if (ANY_PICTURE.test(begin) && !begin.includes('avi') && /hei[cxms]|hev[cxms]/.test(begin)) return 'a HEIC picture';
  return BEGINNINGS.find(([pattern]) => pattern.test(begin))?.[1];
}
