const ROOT_PX = 16;

/**
 * Returns a CSS length in px, in a window `windowPx` wide. Knows `rem`, `vw`, `px`, sums of them, and `clamp()` of
 * those.
 */
export function lengthAt(length: string, windowPx: number): number {
  const [, low, wanted, high] = /^clamp\((.+), (.+), (.+)\)$/.exec(length) ?? [];
  if (low === undefined || wanted === undefined || high === undefined) return sumOf(length, windowPx);
  return Math.min(Math.max(sumOf(low, windowPx), sumOf(wanted, windowPx)), sumOf(high, windowPx));
}

function sumOf(length: string, windowPx: number): number {
  const unitsPx = new Map([
    ['px', 1],
    ['rem', ROOT_PX],
    ['vw', windowPx / 100],
  ]);
  return length.split(' + ').reduce((sum, term) => {
    const [, number, unit = ''] = /^(-?[\d.]+)(\w+)$/.exec(term) ?? [];
    const unitPx = unitsPx.get(unit);
    if (unitPx === undefined) throw new Error(`Cannot tell how long ${term} is: give lengthAt() its unit`);
    return sum + Number(number) * unitPx;
  }, 0);
}
