/** Where the browser keeps the choice: `light`, `dark`, or nothing for the system's. */
export const SCHEME_KEY = 'color-scheme';

/**
 * Runs in the head, before anything is painted, so that a chosen scheme never flashes; a choice in the
 * footer is obeyed and kept from then on, however late other scripts come and however soon the page is
 * left. A browser that refuses storage has kept no choice and keeps none: it follows on this page.
 */
export const schemeScript = [
  `{let k="${SCHEME_KEY}",d=document.documentElement.dataset,`,
  'f=s=>/^(light|dark)$/.test(s)?d.scheme=s:delete d.scheme;',
  'try{f(localStorage.getItem(k))}catch{}',
  'addEventListener("change",({target:t})=>{if(t.name==k){f(t.value);',
  'try{localStorage[d.scheme?"setItem":"removeItem"](k,t.value)}catch{}}})}',
].join('');
