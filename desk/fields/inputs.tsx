import { useEffect, useId, useRef, useState } from 'react';
import type { JsonSchema } from '../../pipeline/content/schema/json-schemas.ts';
import { labelOf } from '../../pipeline/desk/form-words.ts';
import type { Path } from '../../pipeline/yaml/spans.ts';
import { Button } from '../Button.tsx';
import { Choice } from '../Choice.tsx';
import { dayOf } from '../overview/words.ts';
import { field, quiet, row, textArea } from '../styles.ts';
import { useForm } from './form.ts';
import { cutOf } from './schema.ts';

/** A day of four digits for its year: while that is typed, it has fewer. */
const DAY = /^[1-9]\d{3}-\d\d-\d\d$/;

/** What every input of a form gets. */
export interface FieldProps {
  readonly id: string;
  readonly path: Path;
  readonly name: string | number;
  readonly schema: JsonSchema;
  readonly value: unknown;
  readonly isNeeded: boolean;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  /** An undefined value takes the field out. */
  readonly onChange: (value: unknown) => void;
}

/** Attributes that tie an input to its words. */
export function tied({ id, describedBy, isInvalid, isNeeded }: FieldProps) {
  return { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid, 'aria-required': isNeeded };
}

/** Words; a counter shows where a card or a search result would cut them. */
export function TextField(own: FieldProps & { readonly isLong: boolean }) {
  const { language } = useForm().overview.site;
  const { words, props } = useTyped(own);
  const cut = cutOf(own.name);
  const shared = { ...tied(own), ...props, lang: language, spellCheck: own.schema.pattern === undefined };
  return (
    <>
      {own.isLong || words.includes('\n') ? <textarea css={textArea} {...shared} /> : <input css={field} {...shared} />}
      {cut !== undefined && (
        <span css={quiet}>
          {words.length} of {cut} characters that are shown whole
        </span>
      )}
    </>
  );
}

/** Where a link leads: a page, a section or a destination of the site, or any address. */
export function TargetField(own: FieldProps) {
  const { places } = useForm().overview;
  const { props } = useTyped(own);
  const list = useId();
  return (
    <>
      <input css={field} {...tied(own)} {...props} list={list} spellCheck={false} />
      <datalist id={list}>
        {places.map(({ to, title }) => (
          <option key={to} value={to}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** A day, with today's at hand. */
export function DayField(own: FieldProps) {
  const { value, onChange, isNeeded } = own;
  const input = useRef<HTMLInputElement>(null);
  const day = value === undefined || value === null ? '' : wordsOf(value);
  const isDay = day === '' || DAY.test(day);
  // The browser keeps what is typed of a day, and would lose it if its value were set meanwhile.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = day;
  }, [day]);
  const change = (typed: string): void => {
    if (!isDay || DAY.test(typed)) onChange(typed);
  };
  const leave = (typed: string): void => {
    if (typed === '' && day !== '' && !isNeeded) onChange(undefined);
  };
  return (
    <div css={row}>
      <input
        css={[field, { width: 'auto' }]}
        {...tied(own)}
        ref={input}
        type={isDay ? 'date' : 'text'}
        defaultValue={day}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => leave(event.target.value)}
      />
      <Button aria-label={`Today: ${labelOf(own.name)}`} onClick={() => onChange(dayOf(Date.now()))}>
        Today
      </Button>
    </div>
  );
}

/** A number. */
export function NumberField(own: FieldProps) {
  const { schema, onChange } = own;
  const change = (typed: unknown): void =>
    onChange(typed === undefined || Number.isNaN(Number(typed)) ? typed : Number(typed));
  const { props } = useTyped({ ...own, onChange: change });
  const { minimum, maximum } = schema;
  return (
    <input css={[field, { width: '8rem' }]} {...tied(own)} {...props} inputMode="numeric" min={minimum} max={maximum} />
  );
}

/** One of several words. */
export function ChoiceField(own: FieldProps) {
  const { schema, value, isNeeded, onChange } = own;
  const known = (schema.enum ?? []).map(String);
  const chosen = value === undefined ? '' : String(value);
  const usual = schema.default === undefined ? '–' : `as usual: ${String(schema.default)}`;
  const choices = [
    ...(isNeeded ? [] : [{ value: '', words: usual }]),
    ...(chosen === '' || known.includes(chosen) ? known : [chosen, ...known]).map((one) => ({
      value: one,
      words: one,
    })),
  ];
  return <Choice {...tied(own)} value={chosen} choices={choices} onChoose={(words) => onChange(words || undefined)} />;
}

/** On or off; what the site takes for granted is not written. */
export function SwitchField({ id, describedBy, schema, value, onChange }: FieldProps) {
  const usual = schema.default === true;
  const isOn = value === undefined ? usual : value === true;
  const turn = (): void => onChange(isOn === usual ? !usual : undefined);
  return (
    <div>
      <Button id={id} aria-describedby={describedBy} role="switch" aria-checked={isOn} onClick={turn}>
        {isOn ? 'Yes' : 'No'}
      </Button>
    </div>
  );
}

/** Keeps what is typed while the field has the focus, so that the cursor stays, and tells each change of it. */
function useTyped({ value, isNeeded, onChange }: Pick<FieldProps, 'value' | 'isNeeded' | 'onChange'>) {
  const [typed, setTyped] = useState<string>();
  const words = typed ?? (value === undefined || value === null ? '' : wordsOf(value));
  const props = {
    value: words,
    onChange: (event: { readonly target: { readonly value: string } }): void => {
      setTyped(event.target.value);
      onChange(event.target.value === '' && !isNeeded ? undefined : event.target.value);
    },
    onBlur: (): void => setTyped(undefined),
  };
  return { words, props };
}

function wordsOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
