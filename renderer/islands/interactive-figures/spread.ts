/** A label along a line: where its middle would best be, and how wide it is. */
interface Label {
  readonly at: number;
  readonly width: number;
}

/**
 * Labels with the `place` of each: where its middle is on a line from 0 to `room`, in their order, so that none lies over another or
 * beyond an end, as near to its best place as that allows. Undefined where all together are wider than the line.
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
  // Sums of fractions are not exact.
  return begin < -1e-6 ? undefined : pushed;
}
