import { css } from '@emotion/react';
import type { KeyboardEvent, PointerEvent } from 'react';
import {
  formatMoney,
  formatOdds,
  formatQuality,
} from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import type { Ladder } from '../../../pipeline/content/model/interactive-figure.ts';
import { palette } from '../../design/tokens.ts';
import { gateTitle } from './gate-title.ts';
import { moveGate, oddsOf, stepAt, type GateMove } from './move-gate.ts';
import { putNumber } from './put-number.ts';
import { VIEW, type Scale, type Tread } from './steps.ts';

/** Covers the drawing exactly. */
const layer = css`
  position: absolute;
  inset: 0;
  container-type: inline-size;
  pointer-events: none;
`;

/**
 * The size of a thumb, centered on the end of its gate's step, and never outside the page. Only a dot is visible; the
 * gate below is part of the handle.
 */
const handleStyles = css`
  position: absolute;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin: -1.375rem;
  border-radius: 50%;
  pointer-events: auto;
  touch-action: none;
  cursor: move;
  outline-offset: -0.625rem;
  &::before {
    content: '';
    width: 1rem;
    height: 1rem;
    border: 2px solid ${palette('surface')};
    border-radius: 50%;
    background: ${palette('accent')};
  }
  > span {
    position: absolute;
    right: 50%;
  }
`;

/** What each key changes, and by how many steps; infinity moves to the limit. */
const KEYS: Readonly<Record<string, readonly [keyof GateMove, number]>> = {
  ArrowRight: ['cost', 1],
  ArrowLeft: ['cost', -1],
  ArrowUp: ['after', 1],
  ArrowDown: ['after', -1],
  End: ['after', Infinity],
  Home: ['after', -Infinity],
};

/**
 * The dragged gate: the pointer's start, the numbers and the scale at that time, and pixels per unit of the drawing.
 */
export interface Held {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly ladder: Ladder;
  readonly scale: Scale;
}

interface Props {
  ladder: Ladder;
  steps: readonly Tread[];
  scale: Scale;
  quality: string;
  /** Id of the element that describes how to move a handle. */
  hint: string;
  held: Held | undefined;
  /** Called with a gate when it is grabbed, and with undefined when it is released. */
  onHold: (held: Held | undefined) => void;
  /** Called when a handle gains or loses the focus: meanwhile it announces its own values. */
  onQuiet: (isQuiet: boolean) => void;
}

/**
 * Handles on the drawn stairs, one per gate: sideways for its cost, up and down for its odds. They write numbers into
 * the form fields, from which everything else follows.
 */
export function GateHandles({ ladder, steps, scale, quality, hint, held, onHold, onQuiet }: Props) {
  const { money, heads } = ladder;

  function take({ currentTarget, target, clientX: x, clientY: y, button, pointerId }: PointerEvent<HTMLElement>) {
    if (button !== 0) return;
    const handles = [...currentTarget.querySelectorAll<HTMLElement>('[role=slider]')];
    const near = nearestHandle(handles, x, y);
    const index = handles.findIndex((one) => (near ? one === near : target instanceof Node && one.contains(target)));
    handles[index]?.focus();
    currentTarget.setPointerCapture(pointerId);
    onHold({ index, x, y, unit: currentTarget.clientWidth / VIEW.width, ladder, scale });
  }

  function drag({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (!held) return;
    const { index, x, y, unit, ladder: before, scale: of } = held;
    const value = before.gates[index]?.value;
    const retired = (y - clientY) / unit / of.up;
    const cost = (clientX - x) / unit / of.across;
    put(currentTarget, index, moveGate(before, index, { cost, after: value ? (100 * retired) / value : 0 }));
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>, index: number) {
    const [key, by] = KEYS[event.key] ?? [];
    const before = key && ladder.gates[index]?.[key];
    if (!key || before === undefined || by === undefined) return;
    event.preventDefault();
    put(event.currentTarget, index, moveGate(ladder, index, { [key]: by * stepAt(before) }));
  }

  return (
    <div
      role="presentation"
      className="screen-only"
      css={layer}
      onPointerDown={take}
      onPointerMove={drag}
      onLostPointerCapture={() => onHold(undefined)}
      onFocus={() => onQuiet(true)}
      onBlur={() => onQuiet(false)}
      // Keeps the focus on the grabbed handle, which may lie below another one.
      onMouseDown={(event) => event.preventDefault()}
    >
      {steps.map(({ gate, quality: its, x, y, top, scale: size }, index) => {
        const { min, max } = oddsOf(ladder, index);
        return (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- two gates may have one name, and none goes elsewhere
            key={index}
            css={handleStyles}
            style={{ left: `max(0.4rem, ${units(x)})`, top: units(top - VIEW.top) }}
            role="slider"
            tabIndex={0}
            aria-orientation="vertical"
            aria-label={gateTitle(heads[0], gate.name)}
            aria-describedby={hint}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={gate.after}
            aria-valuetext={`${formatOdds(gate.after, money.decimal)}, ${formatMoney(gate.cost, money)}, ${quality} ${formatQuality(its, money.decimal)}`}
            onKeyDown={(event) => moveByKey(event, index)}
          >
            <span
              style={{
                top: `calc(50% + ${units(y - top - 44 * size)})`,
                width: units(41 * size),
                height: units(44 * size),
              }}
            />
          </div>
        );
      })}
    </div>
  );
}

/** Converts a length of the drawing to a CSS length. */
function units(length: number): string {
  return `${(100 * length) / VIEW.width}cqi`;
}

/** Writes the numbers of a gate into their fields. */
function put(from: Element, index: number, numbers: Required<GateMove>): void {
  const figure = from.closest('[data-editing]');
  for (const [key, value] of Object.entries(numbers)) {
    const field = figure?.querySelector<HTMLInputElement>(`[name=${key}-${index}]`);
    if (field && field.valueAsNumber !== value) putNumber(field, value);
  }
}

/**
 * Returns the handle whose middle is nearest to a point, as handles of close gates overlap; undefined if the point is
 * on none.
 */
function nearestHandle(handles: readonly HTMLElement[], x: number, y: number): HTMLElement | undefined {
  const distance = (handle: HTMLElement): number => {
    const { left, top, width, height } = handle.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  };
  const [nearest] = handles.toSorted((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) < nearest.offsetWidth / 2 ? nearest : undefined;
}
