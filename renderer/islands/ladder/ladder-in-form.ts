import { GATE_NUMBERS, type LadderNumbers } from './ladder-address.ts';

/** The numbers in the fields of a form; those that are none, or beyond their limits, stay as they were. */
export function ladderIn(form: HTMLFormElement, before: LadderNumbers): LadderNumbers {
  const numberIn = (name: string, old: number): number => {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    return field?.validity.valid ? field.valueAsNumber : old;
  };
  return {
    start: numberIn('start', before.start),
    gates: before.gates.map((gate, index) => ({
      ...gate,
      ...Object.fromEntries(GATE_NUMBERS.map((key) => [key, numberIn(`${key}-${index}`, gate[key])])),
    })),
  };
}
