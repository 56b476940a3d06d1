import { useSyncExternalStore } from 'react';

const TWO = '(min-width: 768px)';
const THREE = '(min-width: 1200px)';

/** Returns how many panes stand beside each other, by the width of the window. */
export function useColumns(): 1 | 2 | 3 {
  return useSyncExternalStore(listen, () => (matchMedia(THREE).matches ? 3 : matchMedia(TWO).matches ? 2 : 1));
}

function listen(onChange: () => void): () => void {
  const queries = [matchMedia(TWO), matchMedia(THREE)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
