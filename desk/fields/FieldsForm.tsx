import { useId, useMemo, useState } from 'react';
import type { Overview } from '../../pipeline/desk/protocol.ts';
import { fencedOf } from '../../pipeline/yaml/fenced.ts';
import { readFields, setField, swapWithNext } from '../../pipeline/yaml/set-field.ts';
import type { Path } from '../../pipeline/yaml/spans.ts';
import { fault, page } from '../styles.ts';
import { FormContext, keyOf, placeFindings, type FieldFinding, type Form } from './form.ts';
import { Field } from './Field.tsx';
import { Findings } from './Findings.tsx';
import { Group } from './Group.tsx';
import { ListField } from './ListField.tsx';
import { schemaOfFile } from './schema.ts';

const UNREADABLE = 'The fields cannot be read: look at the file, where the finding says what is wrong.';
/** What decides who sees a text stands first. */
const FIRST = ['draft', 'published'];

interface Props {
  /** Relative to the content folder. */
  file: string;
  /** Its newest text, with line ends `\n`. */
  source: string;
  findings: readonly FieldFinding[];
  overview: Overview;
  onChange: (source: string) => void;
}

/** The fields of a file as a form, made of their schema. Each change writes its own bytes of the text and no others. */
export function FieldsForm({ file, source, findings, overview, onChange }: Props) {
  const schema = schemaOfFile(file, overview) ?? {};
  const isYaml = !file.endsWith('.md');
  const fenced = isYaml ? undefined : fencedOf(source);
  const head = fenced?.head ?? source;
  const fields = useMemo(() => readFields(head, { isYaml }), [head, isYaml]);
  const [refusal, setRefusal] = useState('');
  const topId = useId();
  const end = isYaml ? source.length + 1 : (fenced?.head.length ?? 1);
  const placed = useMemo(() => fields && placeFindings(fields, findings, end), [fields, findings, end]);
  if (!fields || !placed) return <p css={[page, fault]}>{UNREADABLE}</p>;
  const put = (changed: string | undefined): void => {
    setRefusal(changed === undefined ? 'This cannot be changed here without changing more: look at the file.' : '');
    if (changed !== undefined && changed !== source) onChange(changed);
  };
  const form: Form = {
    Field,
    root: schema,
    value: fields.value,
    overview,
    findingsAt: (path: Path) => placed.get(keyOf(path)) ?? [],
    set: (path, value, order) => put(setField(source, path, value, { isYaml, order })),
    swap: (path, index) => put(swapWithNext(source, path, index, { isYaml })),
  };
  return (
    <FormContext value={form}>
      <form css={page} onSubmit={(event) => event.preventDefault()}>
        <Findings id={topId} findings={form.findingsAt([])} />
        {refusal !== '' && (
          <p css={fault} role="alert">
            {refusal}
          </p>
        )}
        {schema.type === 'array' ? (
          <ListField path={[]} schema={schema} />
        ) : (
          <Group path={[]} schema={schema} first={FIRST} />
        )}
      </form>
    </FormContext>
  );
}
