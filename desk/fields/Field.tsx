import { css } from '@emotion/react';
import { useId, type ComponentType } from 'react';
import type { JsonSchema } from '../../pipeline/content/schema/json-schemas.ts';
import { labelOf } from '../../pipeline/desk/form-words.ts';
import { valueAt } from '../../pipeline/yaml/edit-yaml.ts';
import { space } from '../../renderer/design/tokens.ts';
import { size } from '../../renderer/design/type.ts';
import { Button } from '../Button.tsx';
import { quiet } from '../styles.ts';
import { keyOf, useForm, type FieldPlace } from './form.ts';
import { Findings } from './Findings.tsx';
import { Group, inner } from './Group.tsx';
import { ChoiceField, DayField, NumberField, SwitchField, TargetField, TextField, type FieldProps } from './inputs.tsx';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { controlOf, helpOf, knownOf, resolved } from './schema.ts';
import { TopicsField } from './TopicsField.tsx';

const box = css({ display: 'grid', gap: space[1], minWidth: 0 });
const label = css({ fontWeight: 600, fontSize: size(-1) });

/** A field with its name, what it is for, its value, and what was found in it. */
export function Field({ path, schema: typed, order, isNeeded }: FieldPlace) {
  const { root, value: all, set, findingsAt } = useForm();
  const id = useId();
  const schema = resolved(typed, root);
  const name = path.at(-1) ?? '';
  const value = valueAt(all, path);
  const findings = findingsAt(path);
  const control = controlOf(name, schema);
  const own: FieldProps = {
    id,
    path,
    name,
    schema,
    value,
    isNeeded,
    describedBy: [`${id}help`, ...(findings.length > 0 ? [`${id}found`] : [])].join(' '),
    isInvalid: findings.length > 0,
    onChange: (next) => set(path, next, order),
  };
  const told = (
    <>
      <p id={`${id}help`} css={quiet}>
        {helpOf(schema)}
      </p>
      <Findings id={`${id}found`} findings={findings} />
    </>
  );
  if (control === 'group' || control === 'list')
    return (
      <details css={box} data-path={keyOf(path)} open={findings.length > 0 || undefined}>
        <summary>
          <span css={label}>{labelOf(name)}</span> <span css={quiet}>{sizeOf(value)}</span>
        </summary>
        {told}
        <div css={inner}>
          {control === 'list' ? <ListField path={path} schema={schema} /> : <Group path={path} schema={schema} />}
        </div>
      </details>
    );
  return (
    <div css={box} data-path={keyOf(path)}>
      <label htmlFor={id} css={label}>
        {labelOf(name)}{' '}
        {isNeeded && typeof name === 'string' && (
          <span css={quiet} aria-hidden="true">
            needed
          </span>
        )}
      </label>
      {control === 'open' ? <OpenField {...own} known={resolved(knownOf(schema) ?? {}, root)} /> : <Value {...own} />}
      {told}
    </div>
  );
}

/** The inputs of values that are no group, no list, and not open. */
const INPUTS: Partial<Readonly<Record<ReturnType<typeof controlOf>, ComponentType<FieldProps>>>> = {
  switch: SwitchField,
  choice: ChoiceField,
  number: NumberField,
  day: DayField,
  topics: TopicsField,
  picture: PictureField,
  target: TargetField,
};

/** The input of a value; words are typed. */
function Value(own: FieldProps) {
  const control = controlOf(own.name, own.schema);
  const Input = INPUTS[control];
  return Input ? <Input {...own} /> : <TextField {...own} isLong={control === 'prose'} />;
}

/** A value that may be unknown yet: then words stand in its place, and the site is not ready to be launched. */
function OpenField({ known, ...own }: FieldProps & { readonly known: JsonSchema }) {
  const stand = own.value as { readonly value?: unknown; readonly placeholder?: unknown } | undefined;
  const isOpen = typeof stand === 'object' && stand !== null && stand.placeholder === true;
  const isText = known.type !== 'object';
  const turn = (): void => {
    if (isOpen) own.onChange(isText ? stand.value : undefined);
    else own.onChange({ value: typeof own.value === 'string' ? own.value : 'To be said', placeholder: true });
  };
  return (
    <>
      {isOpen && (
        <TextField
          {...own}
          value={stand.value}
          isLong={false}
          onChange={(value) => own.onChange({ value: value ?? '', placeholder: true })}
        />
      )}
      {!isOpen && (isText ? <Value {...own} schema={known} /> : <Group path={own.path} schema={known} />)}
      <div>
        <Button aria-pressed={isOpen} onClick={turn}>
          Not known yet
        </Button>
      </div>
    </>
  );
}

function sizeOf(value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  return value === undefined ? 'none' : '';
}
