import { fencedOf } from '../../pipeline/yaml/fenced.ts';
import { fieldAt, readFields } from '../../pipeline/yaml/set-field.ts';
import { keyOf } from './form.ts';

/** Leads the focus to the field in which a place of a Markdown file stands, and opens the parts around it. */
export function showField(source: string, at: number): void {
  const fields = readFields(fencedOf(source)?.head ?? source);
  const path = fields && fieldAt(fields, at);
  const box = path && document.querySelector(`[data-path="${CSS.escape(keyOf(path))}"]`);
  for (let part = box; part; part = part.parentElement) if (part instanceof HTMLDetailsElement) part.open = true;
  box?.querySelector<HTMLElement>('input, select, textarea, button, summary')?.focus();
}
