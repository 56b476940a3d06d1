/** Sets a field's number as if it had been typed. */
export function putNumber(field: HTMLInputElement, value: number): void {
  field.value = `${Number(value.toFixed(3))}`;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
