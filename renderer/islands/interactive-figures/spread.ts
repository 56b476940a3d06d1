/** A label along a line: the best place for its middle, and its width. */
interface Label {
  readonly at: number;
  readonly width: number;
}

/**
 * Returns labels with the `place` of their middle on a line from 0 to `room`: in order, without overlaps, within the
 * line, and as near to their best place as possible. Undefined if together they are wider than the line.
 */
export function spread<One extends Label>(
  labels: readonly One[],
  room: number,
): (One & { place: number })[] | undefined {
  let end = 0;
  const pushed = labels.map((label) => {
    const place = Math.max(end + label.width / 2, label.at);
    end = place + label.width / 2;
    return { ...label, place };
  });
  let begin = room;
  for (const label of pushed.toReversed()) {
    label.place = Math.min(begin - label.width / 2, label.place);
    begin = label.place - label.width / 2;
  }
  // Tolerates rounding errors.
  return begin < -1e-6 ? undefined : pushed;
}
