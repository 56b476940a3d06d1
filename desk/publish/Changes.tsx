import type { ReactNode } from 'react';
import type { FactChange, PageChange, VisitorChanges } from '../../pipeline/desk/protocol.ts';
import { ChangedWords } from './ChangedWords.tsx';
import { deskAddress } from '../route.ts';
import { quiet } from '../styles.ts';
import { list } from './publish-styles.ts';

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
        items={waiting.map(({ title, file, day }) => [file, `${title}, ${dayOf(day)}`])}
      />
      {toConfirm.length > 0 && (
        <details>
          <summary>{toConfirm.length === 1 ? '1 sentence' : `${toConfirm.length} sentences`} to be confirmed</summary>
          <ul css={list}>
            {toConfirm.map(({ file, line, sentence }) => (
              <li key={`${file} ${line} ${sentence}`}>
                <a href={deskAddress(file)}>{sentence}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Page({ page: { is, address, title, from, to, blocks } }: { readonly page: PageChange }) {
  const note = from === undefined ? to && `its address leads to ${to}` : `before at ${from}`;
  const head = (
    <>
      <strong>{WORDS_OF[is]}</strong> {title}{' '}
      <span css={quiet}>
        {address}
        {note && `, ${note}`}
      </span>
    </>
  );
  if (blocks.length === 0) return <p>{head}</p>;
  return (
    <details open={blocks.length < 4}>
      <summary>{head}</summary>
      <ChangedWords blocks={blocks} />
    </details>
  );
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

/** Returns a day as people write it. */
function dayOf(day: string): string {
  return new Date(`${day}T00:00`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
