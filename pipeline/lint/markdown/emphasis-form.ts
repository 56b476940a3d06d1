/** What is wrong with emphasis marks. */
export type EmphasisForm =
  | { readonly kind: 'product'; readonly what: string; readonly sum: string; readonly expected: string }
  | { readonly kind: 'words'; readonly what: string; readonly made: string; readonly shown: string }
  | { readonly kind: 'blank' | 'spaced'; readonly what: string; readonly expected: string }
  | { readonly kind: 'crossed'; readonly bold: string; readonly expected?: string }
  | { readonly kind: 'open' | 'alone' | 'empty' | 'uneven' | 'glued' | 'closed'; readonly what: string };
