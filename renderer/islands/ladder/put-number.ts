/** Puts a number into a field as if it had been typed there. */
export function putNumber(field: HTMLInputElement, value: number): void {
  field.value = `${Number(value.toFixed(3))}`;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
