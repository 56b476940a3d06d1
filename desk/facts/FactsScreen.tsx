import { css } from '@emotion/react';
import { useId, useMemo, useState } from 'react';
import type { FactRow, SaveRequest } from '../../pipeline/desk/protocol.ts';
import { isRecord } from '../../pipeline/yaml/write-value.ts';
import { valueAt } from '../../pipeline/yaml/edit-yaml.ts';
import { readFields, renameField, setField } from '../../pipeline/yaml/set-field.ts';
import { family } from '../../renderer/design/type.ts';
import { api, changeText, saveAll } from '../api.ts';
import { Button } from '../Button.tsx';
import { DoneLine } from '../DoneLine.tsx';
import { Input } from '../Input.tsx';
import { counted } from '../overview/words.ts';
import { deskAddress } from '../route.ts';
import { page, quiet, row, stack, table, title } from '../styles.ts';
import { useDoing, type Done } from '../use-doing.ts';
import { useSaved, type ScreenProps } from '../use-overview.ts';
import { renameInText, sentencesWith } from './fact-uses.ts';

const FILE = 'facts.yaml';
const NAME = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
const YAML = { isYaml: true } as const;
const nameCell = css({ fontFamily: family.code, overflowWrap: 'anywhere' });

/** Every duration, price and figure of the site, with where it is used. */
export function FactsScreen({ overview: { facts: rows, site, others }, renew }: ScreenProps) {
  const doing = useDoing(renew);
  const [query, setQuery] = useState('');
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const [source] = useSaved(FILE, others.find(({ file }) => file === FILE)?.saved);
  const written = useMemo(() => readFields(source, YAML)?.value, [source]);
  const facts = rows.map((fact) => ({ ...fact, value: writtenIn(written, fact) }));
  const run = (task: () => Promise<Done>): void => void doing.run(task);
  const shown = facts.filter((fact) => `${fact.name} ${fact.value}`.toLowerCase().includes(query.toLowerCase()));
  const add = async (): Promise<Done> => {
    await changeText(FILE, (text) => setField(text, [name], value, YAML));
    setName('');
    setValue('');
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
        <Input
          label="New fact"
          required
          pattern={NAME}
          title="Small letters, digits and hyphens, such as sprint-price"
          placeholder="sprint-price"
          value={name}
          onWords={setName}
        />
        <Input label="Value" required lang={site.language} value={value} onWords={setValue} />
        <Button type="submit" disabled={facts.some((fact) => fact.name === name)}>
          Add
        </Button>
        <Input
          css={{ width: '14rem' }}
          type="search"
          aria-label="Search facts"
          placeholder="Search facts"
          value={query}
          onWords={setQuery}
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

/** Returns the value of a fact as it stands in the file, with the mark of what is to be confirmed. */
function writtenIn(values: unknown, { name, value }: FactRow): string {
  const held = valueAt(values, [name]);
  const known = isRecord(held) ? held['value'] : held;
  return known === undefined ? value : String(known as string | number | boolean);
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
  const [changed, setChanged] = useState<string>();
  const typed = changed ?? value;
  const [sentences, setSentences] = useState<readonly string[]>();
  const type = (words?: string): void => {
    setChanged(words);
    setSentences(undefined);
  };
  const isChanged = typed !== value;
  const look = async (): Promise<void> => {
    const texts = await Promise.all(usedIn.map(api.text));
    setSentences(texts.flatMap((text) => (text === 'gone' ? [] : sentencesWith(text.source, name, typed))));
  };
  const save = async (): Promise<Done> => {
    const undo = await changeText(FILE, (source) => {
      const isOpen = isRecord(valueAt(readFields(source, YAML)?.value, [name]));
      return setField(source, isOpen ? [name, 'value'] : [name], typed, YAML);
    });
    type();
    return { words: `“${name}” is “${typed}” now.`, undo: () => saveAll(undo) };
  };
  return (
    <tr>
      <td css={nameCell}>
        <label htmlFor={id}>{name}</label>
      </td>
      <td css={stack}>
        <Input id={id} lang={language} value={typed} onWords={type} />
        {isChanged && (
          <div css={row}>
            <Button onClick={() => (sentences ? run(save) : void look())}>
              {sentences ? 'Save' : 'Which sentences change?'}
            </Button>
            <Button onClick={() => type()}>Leave it</Button>
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
function Uses({ fact: { name, usedIn }, facts, run }: Omit<FactProps, 'language'>) {
  const [newName, setNewName] = useState(name);
  const rename = async (): Promise<Done> => {
    const undo: SaveRequest[] = [...(await changeText(FILE, (source) => renameField(source, [name], newName, YAML)))];
    for (const file of usedIn) undo.push(...(await changeText(file, (text) => renameInText(text, name, newName))));
    const words = `“${name}” is called “${newName}” now, in ${counted(usedIn.length, 'file')} too.`;
    return { words, undo: () => saveAll(undo) };
  };
  const remove = async (): Promise<Done> => {
    const undo = await changeText(FILE, (source) => setField(source, [name], undefined, YAML));
    return { words: `“${name}” is removed.`, undo: () => saveAll(undo) };
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
        <Input css={{ width: '12rem' }} aria-label={`Another name for ${name}`} value={newName} onWords={setNewName} />
        <Button disabled={isTaken || !new RegExp(`^${NAME}$`).test(newName)} onClick={() => run(rename)}>
          Give it this name
        </Button>
        {usedIn.length === 0 && <Button onClick={() => run(remove)}>Remove</Button>}
      </div>
    </details>
  );
}
