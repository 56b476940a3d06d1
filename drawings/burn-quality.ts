import { gauge, type Gauge } from './gauge.ts';
import { viewFrom, type Place } from './isometric.ts';
import { line } from './pen.ts';
import { ticks } from './ruler.ts';
import { mark, type Mark, type Sheet } from './sheet.ts';
import { rising, stairs, type Stairs } from './stairs.ts';

const DEPTH = 180;
const RISE = 96;
const RUN = 190;
const START = 942;
/** The gate that stays shut. */
const POOR = 1;
const view = viewFrom([66, 884], 1, { along: [0.975, -0.15], back: [-0.46, -0.277] });

const dial: Gauge = { center: [420, 0, 0], radius: 412, thickness: 64, mark: 0.5, value: 0.6 };
const steps: Stairs = {
  depth: DEPTH,
  ground: 0,
  grain: 17,
  reach: [1],
  steps: rising([RUN, RUN, RUN], RISE).map((step, index) => ({
    ...step,
    x: step.x + START,
    gate: { height: 188, post: 18, leaf: { look: index === POOR ? 'ink' : 'quiet', open: index !== POOR } },
  })),
};

/** A dial with its needle just past the mark, and the three gates that it measures, one of them shut. */
export function burnQuality(): Sheet {
  return {
    width: 1600,
    height: 1000,
    marks: [...readings(), ...stairs(view, steps), ...ground(), ...gauge(view, dial)],
  };
}

function readings(): Mark[] {
  const [cx, , cz] = dial.center;
  const lines = [1, 2, 3].map((step) => {
    const up = step * RISE;
    const reach = Math.sqrt(dial.radius ** 2 - (up - cz) ** 2);
    const to: Place = [START + RUN * (step - 1), 0, up];
    return line(view([cx + reach, 0, up]), view(to));
  });
  return [mark('quiet dashed', lines.join(''))];
}

function ground(): Mark[] {
  const [from, to] = [view([-20, 0, 0]), view([START + 3 * RUN + 12, 0, 0])];
  const first = view([START, 0, 0]);
  const last = view([START + 3 * RUN, 0, 0]);
  return [mark('ink', line(from, to)), mark('quiet', ticks(first, last, 36, [12, 20], 12))];
}
