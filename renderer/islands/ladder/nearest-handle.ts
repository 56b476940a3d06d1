/**
 * Returns the handle whose middle is nearest to a point, as handles of close gates overlap; undefined if the point is
 * on none.
 */
export function nearestHandle(handles: readonly HTMLElement[], x: number, y: number): HTMLElement | undefined {
  const distance = (handle: HTMLElement): number => {
    const { left, top, width, height } = handle.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  };
  const [nearest] = handles.toSorted((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) < nearest.offsetWidth / 2 ? nearest : undefined;
}
