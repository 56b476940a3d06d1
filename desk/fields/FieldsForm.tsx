import { memo, useId, useMemo, useState } from 'react';
import type { Overview } from '../../pipeline/desk/protocol.ts';
import { fencedOf } from '../../pipeline/yaml/fenced.ts';
import { readFields, setField, swapWithNext } from '../../pipeline/yaml/set-field.ts';
import { FaultLine } from '../DoneLine.tsx';
import { fault, page } from '../styles.ts';
import type { FieldSteps as Steps } from '../text/field-history.ts';
import { FormContext, keyOf, placeFindings, type FieldFinding, type Form } from './form.ts';
import { Field } from './Field.tsx';
import { FieldSteps, useFieldSteps, type Way } from './FieldSteps.tsx';
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
  /** Changes the text; answers whether it could be. Stays the same while the text is open. */
  onChange: (change: (source: string) => string | undefined) => boolean;
  steps: Steps;
  /** Takes the last change of the fields back, or makes it again. Returns the text afterwards. */
  onStep: (way: Way) => string;
}

/** The fields of a file as a form, made of their schema. Each change writes its own bytes of the text and no others. */
export function FieldsForm({ file, source, findings, overview, onChange, steps, onStep }: Props) {
  const root = schemaOfFile(file, overview);
  const isYaml = !file.endsWith('.md');
  const fenced = isYaml ? undefined : fencedOf(source);
  const head = fenced?.head ?? source;
  const end = isYaml ? source.length + 1 : (fenced?.head.length ?? 1);
  // Compared by its words: a key in the text makes new findings that say the same.
  const told = JSON.stringify(findings.filter(({ from }) => from < end));
  const [refusal, setRefusal] = useState('');
  const { told: stepWords, step, press } = useFieldSteps(source, isYaml, onStep);
  const form = useMemo((): Form | undefined => {
    const fields = readFields(head, { isYaml });
    if (!fields) return undefined;
    const placed = placeFindings(fields, JSON.parse(told) as FieldFinding[]);
    const put = (change: (text: string) => string | undefined): void =>
      setRefusal(onChange(change) ? '' : 'This cannot be changed here without changing more: look at the file.');
    return {
      Field,
      root: root ?? {},
      value: fields.value,
      overview,
      findingsAt: (path) => placed.get(keyOf(path)) ?? [],
      set: (path, value, order) => put((text) => setField(text, path, value, { isYaml, order })),
      swap: (path, index) => put((text) => swapWithNext(text, path, index, { isYaml })),
    };
  }, [head, isYaml, told, root, overview, onChange]);
  if (!form) return <p css={[page, fault]}>{UNREADABLE}</p>;
  return (
    <form css={page} onSubmit={(event) => event.preventDefault()} onKeyDown={press}>
      <FieldSteps told={stepWords} steps={steps} onStep={step} />
      <FaultLine words={refusal} />
      <FormFields form={form} />
    </form>
  );
}

/** The fields, rendered anew only when one of them, or what was found in them, is another. */
const FormFields = memo(function FormFields({ form }: { form: Form }) {
  const topId = useId();
  const { root } = form;
  return (
    <FormContext value={form}>
      <Findings id={topId} findings={form.findingsAt([])} />
      {root.type === 'array' ? <ListField path={[]} schema={root} /> : <Group path={[]} schema={root} first={FIRST} />}
    </FormContext>
  );
});
