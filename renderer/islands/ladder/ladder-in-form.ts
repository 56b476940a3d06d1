import { GATE_NUMBERS, type LadderNumbers } from './ladder-address.ts';

/** Returns the numbers in the fields of a form; invalid ones keep their value from `before`. */
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
