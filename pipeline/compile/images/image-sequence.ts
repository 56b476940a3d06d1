const PNG_SIGNATURE_BYTES = 8;
/** Bytes of a PNG chunk besides its data: length, type and sum. */
const PNG_CHUNK_BYTES = 12;

/** Whether a file says that it holds a sequence where the decoder sees one picture: an animated PNG or AVIF. */
export function holdsSeveral(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 8) === 'ftyp' ? brandsOf(bytes).includes('avis') : isAnimatedPng(bytes);
}

function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

/** An animated PNG says so before its first pixels. */
function isAnimatedPng(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return false;
  for (let at = PNG_SIGNATURE_BYTES; at + PNG_CHUNK_BYTES <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    at += PNG_CHUNK_BYTES + bytes.readUInt32BE(at);
  }
  return false;
}
