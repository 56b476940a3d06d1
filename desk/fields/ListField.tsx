import { css } from '@emotion/react';
import { useState } from 'react';
import { isSchema, type JsonSchema } from '../../pipeline/content/schema/json-schemas.ts';
import { valueAt } from '../../pipeline/yaml/edit-yaml.ts';
import type { Path } from '../../pipeline/yaml/spans.ts';
import { space } from '../../renderer/design/tokens.ts';
import { Button } from '../Button.tsx';
import { MoveButtons } from '../MoveButtons.tsx';
import { quiet, row } from '../styles.ts';
import { useForm } from './form.ts';
import { Group, inner } from './Group.tsx';
import { beginnings, controlOf, knownOf, resolved } from './schema.ts';

const entries = css({ display: 'grid', gap: space[3] });
const line = css(row, { alignItems: 'start', justifyContent: 'space-between' });
const grow = css({ flex: '1 1 14rem', minWidth: 0 });

interface Props {
  path: Path;
  schema: JsonSchema;
}

/** Entries of a list, which are folded, moved, added and taken out. */
export function ListField({ path, schema }: Props) {
  const { root, value, set, swap } = useForm();
  const held = valueAt(value, path);
  const list: readonly unknown[] = Array.isArray(held) ? held : [];
  const [named, setNamed] = useState<readonly number[]>([]);
  const keys = keysFor(list.length, named);
  const items = resolved(isSchema(schema.items) ? schema.items : {}, root);
  const known = knownOf(items);
  const form = known ? resolved(known, root) : items;
  const move = (index: number, by: 1 | -1): void => {
    setNamed(keys.with(index, keys[index + by] ?? 0).with(index + by, keys[index] ?? 0));
    swap(path, Math.min(index, index + by));
  };
  const remove = (index: number): void => {
    setNamed(keys.toSpliced(index, 1));
    set([...path, index], undefined);
  };
  return (
    <div css={entries}>
      {list.length === 0 && <p css={quiet}>None yet.</p>}
      <ol css={entries} role="list">
        {list.map((entry, index) => (
          <li key={keys[index]} css={line}>
            <div css={grow}>
              <Entry path={[...path, index]} schema={items} entry={entry} isGroup={controlOf('', form) === 'group'} />
            </div>
            <div css={row} role="group" aria-label={nameOf(entry, index)}>
              <MoveButtons index={index} count={list.length} onMove={(by) => move(index, by)} />
              <Button onClick={() => remove(index)}>Remove</Button>
            </div>
          </li>
        ))}
      </ol>
      <div css={row}>
        {beginnings(form).map(({ name, value: beginning }) => (
          <Button key={name} onClick={() => set([...path, list.length], beginning)}>
            Add {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface EntryProps {
  path: Path;
  schema: JsonSchema;
  entry: unknown;
  isGroup: boolean;
}

function Entry({ path, schema, entry, isGroup }: EntryProps) {
  const { Field } = useForm();
  const index = Number(path.at(-1));
  if (!isGroup || knownOf(schema)) return <Field path={path} schema={schema} order={[]} isNeeded />;
  return (
    <details>
      <summary>{nameOf(entry, index)}</summary>
      <div css={inner}>
        <Group path={path} schema={schema} />
      </div>
    </details>
  );
}

/** Returns the words by which a person knows an entry. */
function nameOf(entry: unknown, index: number): string {
  const words =
    typeof entry === 'object' && entry !== null
      ? ['title', 'label', 'name', 'figure', 'id', 'kind', 'value'].flatMap((name) => {
          const value = (entry as Record<string, unknown>)[name];
          return typeof value === 'string' ? [value] : [];
        })[0]
      : String(entry as string | number);
  return `${index + 1}. ${(words ?? '').slice(0, 60)}`;
}

/** Returns a number for each entry of a list, by which it is the same one when it is moved; entries that are new get new ones. */
function keysFor(length: number, known: readonly number[]): number[] {
  const kept = known.slice(0, length);
  const next = Math.max(-1, ...known) + 1;
  return [...kept, ...Array.from({ length: length - kept.length }, (_, index) => next + index)];
}
