import type { ReactNode } from 'react';
import type { ChangedBlock, FactChange, PageChange, VisitorChanges } from '../../pipeline/desk/protocol.ts';
import { ChangedWords } from './ChangedWords.tsx';
import { ToConfirm } from '../overview/ConfirmScreen.tsx';
import { counted, dayWords } from '../overview/words.ts';
import { quiet } from '../styles.ts';
import { list, plain } from './publish-styles.ts';

interface Props {
  readonly changes: VisitorChanges;
}

const WORDS_OF: Readonly<Record<PageChange['is'], string>> = {
  new: 'New',
  changed: 'Changed',
  moved: 'Moved',
  gone: 'Gone',
};

/** What visitors will find otherwise. */
export function Changes({ changes }: Props) {
  const { pages, facts, addresses, everywhere, assets, sentAlong, waiting, toConfirm } = changes;
  const isEmpty = [pages, facts, addresses, assets].every(({ length }) => length === 0) && !everywhere;
  return (
    <>
      {isEmpty && <p>Nothing that visitors see.</p>}
      <ul css={list}>
        {pages.map((page) => (
          <li key={`${page.is} ${page.address}`}>
            <Page page={page} />
          </li>
        ))}
      </ul>
      {everywhere && <p>On every page: menu, footer, name, or words on buttons.</p>}
      <Part title="Facts" items={facts.map((fact) => [fact.name, <Fact key={fact.name} fact={fact} />])} />
      <Part
        title="Addresses that lead elsewhere"
        items={addresses.map(({ from, to }) => [
          from,
          `${from} ${to === undefined ? 'leads nowhere' : `leads to ${to}`}`,
        ])}
      />
      <Part title="Pictures and files" items={assets.map((file) => [file, file])} />
      <Part title="Sent along, besides your texts" items={sentAlong.map((file) => [file, file])} />
      <Part
        title="Waiting for their day"
        items={waiting.map(({ title, file, day }) => [file, `${title}, ${dayWords(day)}`])}
      />
      {toConfirm > 0 && (
        <p>
          <ToConfirm count={toConfirm} />
        </p>
      )}
    </>
  );
}

function Page({ page: { is, address, title, from, to, blocks } }: { readonly page: PageChange }) {
  const isNew = is === 'new';
  const note = from === undefined ? to && `its address leads to ${to}` : `before at ${from}`;
  const head = (
    <>
      <strong>{WORDS_OF[is]}</strong> {title}{' '}
      <span css={quiet}>
        {address}
        {note && `, ${note}`}
        {isNew && blocks.length > 0 && `, ${counted(wordsOf(blocks), 'word')}`}
      </span>
    </>
  );
  if (blocks.length === 0) return <p>{head}</p>;
  return (
    <details css={isNew && plain} open={blocks.length < 4}>
      <summary>{head}</summary>
      {isNew && (
        <a href={address} target="_blank">
          See the page
        </a>
      )}
      <ChangedWords blocks={blocks} />
    </details>
  );
}

/** How many words blocks hold. */
function wordsOf(blocks: readonly ChangedBlock[]): number {
  return blocks.flatMap((block) => block.flatMap(({ text }) => text.split(' '))).length;
}

function Fact({ fact: { name, before, after, shownBy } }: { readonly fact: FactChange }) {
  return (
    <>
      {name}: {before === undefined ? 'new' : <del>{before}</del>} {after === undefined ? 'gone' : <ins>{after}</ins>}
      <ChangedWords blocks={shownBy.map(({ block }) => block)} />
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly items: readonly (readonly [key: string, shown: ReactNode])[];
}

function Part({ title, items }: PartProps) {
  if (items.length === 0) return undefined;
  return (
    <section>
      <h3>{title}</h3>
      <ul css={list}>
        {items.map(([key, shown]) => (
          <li key={key}>{shown}</li>
        ))}
      </ul>
    </section>
  );
}
