import { useId, useState } from 'react';
import { CloseIcon } from '../../renderer/components/CloseIcon.tsx';
import { Button } from '../Button.tsx';
import { Input } from '../Input.tsx';
import { slugOf } from '../overview/words.ts';
import { row } from '../styles.ts';
import { useForm } from './form.ts';
import { tied, type FieldProps } from './inputs.tsx';

/** Topics: those of the site are offered, and a new one can be typed. */
export function TopicsField(own: FieldProps) {
  const { topics } = useForm().overview;
  const [typed, setTyped] = useState('');
  const list = useId();
  const chosen = Array.isArray(own.value) ? own.value.map(String) : [];
  const labelOf = (name: string): string => topics.find((one) => one.name === name)?.label ?? name;
  const put = (names: readonly string[]): void => own.onChange(names.length === 0 ? undefined : names);
  const add = (): void => {
    const words = typed.trim();
    const name =
      topics.find((one) => one.name === words || one.label.toLowerCase() === words.toLowerCase())?.name ??
      slugOf(words);
    if (name !== '' && !chosen.includes(name)) put([...chosen, name]);
    setTyped('');
  };
  return (
    <>
      {chosen.length > 0 && (
        <ul css={row} role="list">
          {chosen.map((name) => (
            <li key={name}>
              <Button aria-label={`Remove ${labelOf(name)}`} onClick={() => put(chosen.filter((one) => one !== name))}>
                {labelOf(name)}&nbsp;
                <CloseIcon />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div css={[row, { flexWrap: 'nowrap' }]}>
        <Input
          {...tied(own)}
          list={list}
          value={typed}
          placeholder="Another topic"
          onWords={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>Add</Button>
      </div>
      <datalist id={list}>
        {topics
          .filter(({ name }) => !chosen.includes(name))
          .map(({ name, label, count }) => (
            <option key={name} value={label}>
              {count} texts
            </option>
          ))}
      </datalist>
    </>
  );
}
