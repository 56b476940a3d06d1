import { useEffect, useRef, useState } from 'react';
import type { TextRow } from '../../pipeline/desk/protocol.ts';
import { api } from '../api.ts';
import { withoutAccents } from './words.ts';

/** A search reads the words of texts from so many letters on. */
const MIN_LETTERS = 2;

/** Returns whether a text has all words of a search in its title, its address or its own words, which are read when needed. */
export function useSearch(texts: readonly TextRow[], query: string): (text: TextRow) => boolean {
  const known = useRef(new Map<string, { readonly saved: number; readonly source: string }>());
  const [, setRead] = useState(0);
  const wanted = simple(query).split(/\s+/);
  const isDeep = wanted.some((word) => word.length >= MIN_LETTERS);
  useEffect(() => {
    if (!isDeep) return;
    const missing = texts.filter(({ file, saved }) => known.current.get(file)?.saved !== saved);
    const read = async ({ file, saved }: TextRow): Promise<void> => {
      const text = await api.text(file);
      known.current.set(file, { saved, source: text === 'gone' ? '' : simple(text.source) });
    };
    void Promise.allSettled(missing.map(read)).then(() => setRead((count) => count + 1));
  }, [texts, isDeep]);
  return ({ file, title, address = '' }) => {
    const own = isDeep ? (known.current.get(file)?.source ?? '') : '';
    const all = `${simple(`${title} ${address}`)}\n${own}`;
    return wanted.every((word) => all.includes(word));
  };
}

/** Case and accents do not matter. */
function simple(words: string): string {
  return withoutAccents(words).toLowerCase();
}
