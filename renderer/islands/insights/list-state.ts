/** The state of a list of articles: search text, chosen topics, and page, counted from 1. */
export interface ListState {
  readonly query: string;
  readonly tags: readonly string[];
  readonly page: number;
}

/**
 * Reads `?q=&tag=&page=`. Missing parameters default to the page's own state, but a search starts on page 1; an empty
 * `tag` means that no topic is chosen.
 */
export function readListState(search: string, own: ListState): ListState {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? NaN);
  return {
    query: params.get('q') ?? own.query,
    tags: params.has('tag') ? [...new Set(params.getAll('tag').filter(Boolean))] : own.tags,
    page: Number.isSafeInteger(page) && page > 0 ? page : firstPage(params, own),
  };
}

/** Writes the same, leaving out what equals the page's own state. Other parameters stay. */
export function writeListState(state: ListState, own: ListState, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['q', 'tag', 'page']) params.delete(name);
  if (state.query.trim() !== own.query) params.set('q', state.query.trim());
  if (state.tags.join() !== own.tags.join())
    for (const tag of state.tags.length > 0 ? state.tags : ['']) params.append('tag', tag);
  if (state.page !== firstPage(params, own)) params.set('page', String(state.page));
  return params.size === 0 ? '' : `?${params}`;
}

/** The page number for an address that has none. */
function firstPage(params: URLSearchParams, own: ListState): number {
  return params.has('q') || params.has('tag') ? 1 : own.page;
}
