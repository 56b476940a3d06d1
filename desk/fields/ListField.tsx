import { css } from '@emotion/react';
import { isSchema, type JsonSchema } from '../../pipeline/content/schema/json-schemas.ts';
import { valueAt } from '../../pipeline/yaml/edit-yaml.ts';
import type { Path } from '../../pipeline/yaml/spans.ts';
import { space } from '../../renderer/design/tokens.ts';
import { button, quiet, row } from '../styles.ts';
import { useForm } from './form.ts';
import { Group, inner } from './Group.tsx';
import { beginnings, controlOf, knownOf, resolved } from './schema.ts';

const small = css(button, { minHeight: '2rem', paddingInline: space[2] });
const entries = css({ display: 'grid', gap: space[3] });
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[2],
});
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
  const items = resolved(isSchema(schema.items) ? schema.items : {}, root);
  const known = knownOf(items);
  const form = known ? resolved(known, root) : items;
  return (
    <div css={entries}>
      {list.length === 0 && <p css={quiet}>None yet.</p>}
      <ol css={entries} role="list">
        {list.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no names, and show what the text has
          <li key={index} css={line}>
            <div css={grow}>
              <Entry path={[...path, index]} schema={items} entry={entry} isGroup={controlOf('', form) === 'group'} />
            </div>
            <div css={row} role="group" aria-label={nameOf(entry, index)}>
              <button
                type="button"
                css={small}
                aria-label="Move up"
                disabled={index === 0}
                onClick={() => swap(path, index - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                css={small}
                aria-label="Move down"
                disabled={index === list.length - 1}
                onClick={() => swap(path, index)}
              >
                ↓
              </button>
              <button type="button" css={small} onClick={() => set([...path, index], undefined)}>
                Remove
              </button>
            </div>
          </li>
        ))}
      </ol>
      <div css={row}>
        {beginnings(form).map(({ name, value: beginning }) => (
          <button key={name} type="button" css={small} onClick={() => set([...path, list.length], beginning)}>
            Add {name}
          </button>
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
