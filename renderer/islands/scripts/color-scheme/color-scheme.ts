/** Where the browser keeps the choice: `light`, `dark`, or nothing for the system's. */
export const SCHEME_KEY = 'color-scheme';

/**
 * Runs in the head, before anything is painted, so that a chosen scheme never flashes. A browser
 * that refuses storage has kept no choice: the system's scheme holds.
 */
export const schemeScript = `{let s;try{s=localStorage.getItem("${SCHEME_KEY}")}catch{}if(s=="light"||s=="dark")document.documentElement.dataset.scheme=s}`;
