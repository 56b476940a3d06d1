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
/** The same for what is called a text. */
const DOCUMENTS: readonly (readonly [RegExp, string])[] = [
  [/^\{\\rtf/, 'RTF document'],
  // oxlint-disable-next-line no-control-regex -- the mark of a packed file holds them
  [/^PK\u0003\u0004/, 'document of Word or of another program'],
  [/^\u00d0\u00cf.\u00e0\u00a1/s, 'document of an old Word'],
  [/^%PDF/, 'PDF document'],
];
/** Brands that say only that a file holds pictures: which, the brands behind them say. */
const ANY_PICTURE = /^....ftyp(?:mif1|msf1)/s;

/** What a file is that was taken for a picture but that nothing can be made from, with its article; undefined for all others. */
export function foreignFormatOf(bytes: Uint8Array): string | undefined {
  const begin = String.fromCharCode(...bytes.subarray(0, 64));
  if (ANY_PICTURE.test(begin) && !begin.includes('avi') && /hei[cxms]|hev[cxms]/.test(begin)) return 'a HEIC picture';
  return BEGINNINGS.find(([pattern]) => pattern.test(begin))?.[1];
}

/** What a file is that was taken for a text, and that only a program can read; undefined for all others. */
export function documentFormatOf(bytes: Uint8Array): string | undefined {
  const begin = String.fromCharCode(...bytes.subarray(0, 8));
  return DOCUMENTS.find(([pattern]) => pattern.test(begin))?.[1];
}
