import { css } from '@emotion/react';
import { useEffect, useId, useMemo, useState } from 'react';
import type { FactRow, Overview } from '../../pipeline/desk/protocol.ts';
import { isRecord } from '../../pipeline/yaml/write-value.ts';
import { valueAt } from '../../pipeline/yaml/edit-yaml.ts';
import { readFields, renameField, setField } from '../../pipeline/yaml/set-field.ts';
import { family } from '../../renderer/design/type.ts';
import { api, changeText } from '../api.ts';
import { DoneLine } from '../DoneLine.tsx';
import { counted } from '../overview/words.ts';
import { deskAddress } from '../route.ts';
import { button, field, page, quiet, row, stack, table, title } from '../styles.ts';
import { useDoing, type Done } from '../use-doing.ts';
import { renameInText, sentencesWith } from './fact-uses.ts';

const FILE = 'facts.yaml';
const nameCell = css({ fontFamily: family.code, overflowWrap: 'anywhere' });
const YAML = { isYaml: true } as const;

interface Props {
  overview: Overview;
  renew: () => Promise<void>;
}

/** Every duration, price and figure of the site, with where it is used. */
export function FactsScreen({ overview: { facts: rows, site, others }, renew }: Props) {
  const id = useId();
  const doing = useDoing();
  const [query, setQuery] = useState('');
  const [added, setAdded] = useState({ name: '', value: '' });
  const written = useWritten(others);
  const run = (task: () => Promise<Done>): void => void doing.run(task).then(renew);
  const facts = rows.map((fact) => ({ ...fact, value: written(fact.name) ?? fact.value }));
  const shown = facts.filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(query.toLowerCase()));
  const add = async (): Promise<Done> => {
    const { name, value } = added;
    await changeText(FILE, (source) => setField(source, [name], value, YAML));
    setAdded({ name: '', value: '' });
    return { words: `In a text, {{ ${name} }} stands for “${value}” from now on.` };
  };
  return (
    <div css={page}>
      <h1 css={title}>Facts</h1>
      <p css={quiet}>A value that changes here changes on every page. Before it is saved, you see the sentences.</p>
      <form
        css={[row, { alignItems: 'end' }, quiet]}
        onSubmit={(event) => {
          event.preventDefault();
          run(add);
        }}
      >
        <label htmlFor={`${id}name`}>
          New fact
          <input
            id={`${id}name`}
            css={field}
            required
            pattern="[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
            title="Small letters, digits and hyphens, such as sprint-price"
            placeholder="sprint-price"
            value={added.name}
            onChange={(event) => setAdded({ ...added, name: event.target.value })}
          />
        </label>
        <label htmlFor={`${id}value`}>
          Value
          <input
            id={`${id}value`}
            css={field}
            required
            lang={site.language}
            value={added.value}
            onChange={(event) => setAdded({ ...added, value: event.target.value })}
          />
        </label>
        <button type="submit" css={button} disabled={facts.some(({ name }) => name === added.name)}>
          Add
        </button>
        <input
          css={[field, { width: '14rem' }]}
          type="search"
          aria-label="Search facts"
          placeholder="Search facts"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <DoneLine doing={doing} />
      {facts.length === 0 && <p>No fact is here yet. A price or a duration that stands on several pages is one.</p>}
      <table css={table} aria-label="Facts">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
            <th scope="col">Where it is used</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((fact) => (
            <Fact key={fact.name} fact={fact} facts={facts} language={site.language} run={run} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the values as they stand in the file, with the marks of what is to be confirmed. */
function useWritten(others: Overview['others']): (name: string) => string | undefined {
  const [source, setSource] = useState('');
  const saved = others.find(({ file }) => file === FILE)?.saved;
  useEffect(() => {
    if (saved === undefined) return;
    void api.text(FILE).then((text) => setSource(text === 'gone' ? '' : text.source));
  }, [saved]);
  const values = useMemo(() => readFields(source, YAML)?.value, [source]);
  return (name) => {
    const value = valueAt(values, [name]);
    const known = isRecord(value) ? value['value'] : value;
    return known === undefined ? undefined : String(known as string | number | boolean);
  };
}

interface FactProps {
  fact: FactRow;
  facts: readonly FactRow[];
  language: string;
  run: (task: () => Promise<Done>) => void;
}

function Fact({ fact, facts, language, run }: FactProps) {
  const { name, value, usedIn } = fact;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [sentences, setSentences] = useState<readonly string[]>();
  const isChanged = typed !== undefined && typed !== value;
  const look = async (): Promise<void> => {
    const texts = await Promise.all(usedIn.map(api.text));
    setSentences(texts.flatMap((text) => (text === 'gone' ? [] : sentencesWith(text.source, name, typed ?? value))));
  };
  const put = async (next: string): Promise<void> =>
    changeText(FILE, (source) => {
      const isOpen = isRecord(valueAt(readFields(source, YAML)?.value, [name]));
      return setField(source, isOpen ? [name, 'value'] : [name], next, YAML);
    });
  const save = async (): Promise<Done> => {
    await put(typed ?? value);
    setTyped(undefined);
    setSentences(undefined);
    return { words: `“${name}” is “${typed}” now.`, undo: () => put(value) };
  };
  return (
    <tr>
      <td css={nameCell}>
        <label htmlFor={id}>{name}</label>
      </td>
      <td css={stack}>
        <input
          id={id}
          css={field}
          lang={language}
          value={typed ?? value}
          onChange={(event) => {
            setTyped(event.target.value);
            setSentences(undefined);
          }}
        />
        {isChanged && (
          <div css={row}>
            <button type="button" css={button} onClick={() => (sentences ? run(save) : void look())}>
              {sentences ? 'Save' : 'Which sentences change?'}
            </button>
            <button type="button" css={button} onClick={() => setTyped(undefined)}>
              Leave it
            </button>
          </div>
        )}
        {isChanged && sentences && (
          <ul lang={language}>
            {sentences.length === 0 && <li lang="en">No sentence changes: nothing names it.</li>}
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </td>
      <td>
        <Uses fact={fact} facts={facts} run={run} />
      </td>
    </tr>
  );
}

/** Where a fact is used, its name, and the way out of one that is used nowhere. */
function Uses({ fact: { name, value, usedIn }, facts, run }: Omit<FactProps, 'language'>) {
  const [newName, setNewName] = useState<string>();
  const put = async (from: string, to: string): Promise<void> => {
    await changeText(FILE, (source) => renameField(source, [from], to, YAML));
    for (const file of usedIn) await changeText(file, (source) => renameInText(source, from, to));
  };
  const rename = async (): Promise<Done> => {
    const now = newName ?? name;
    await put(name, now);
    setNewName(undefined);
    const words = `“${name}” is called “${now}” now, in ${counted(usedIn.length, 'file')} too.`;
    return { words, undo: () => put(now, name) };
  };
  const remove = async (): Promise<Done> => {
    await changeText(FILE, (source) => setField(source, [name], undefined, YAML));
    const undo = (): Promise<void> => changeText(FILE, (source) => setField(source, [name], value, YAML));
    return { words: `“${name}” is removed.`, undo };
  };
  const isTaken = facts.some((one) => one.name === newName);
  return (
    <details>
      <summary>{usedIn.length === 0 ? 'Nowhere' : counted(usedIn.length, 'file')}</summary>
      <ul>
        {usedIn.map((file) => (
          <li key={file}>
            <a href={deskAddress(file)}>{file}</a>
          </li>
        ))}
      </ul>
      <div css={row}>
        <input
          css={[field, { width: '12rem' }]}
          aria-label={`Another name for ${name}`}
          value={newName ?? name}
          onChange={(event) => setNewName(event.target.value)}
        />
        <button
          type="button"
          css={button}
          disabled={
            newName === undefined || newName === name || isTaken || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(newName)
          }
          onClick={() => run(rename)}
        >
          Give it this name
        </button>
        {usedIn.length === 0 && (
          <button type="button" css={button} onClick={() => run(remove)}>
            Remove
          </button>
        )}
      </div>
    </details>
  );
}
