/** The storage key of the choice: `light`, `dark`, or nothing for the system's scheme. */
export const SCHEME_KEY = 'color-scheme';

/**
 * Runs in the head before the first paint, so that the wrong scheme never flashes. It applies and stores a choice in
 * the footer, however late other scripts load and however soon the page is left. If the browser refuses storage, a
 * choice applies to this page only.
 */
export const schemeScript = [
  `{let k="${SCHEME_KEY}",d=document.documentElement.dataset,`,
  'f=s=>/^(light|dark)$/.test(s)?d.scheme=s:delete d.scheme;',
  'try{f(localStorage[k])}catch{}',
  'addEventListener("change",({target:t})=>{if(t.name==k){f(t.value);',
  'try{d.scheme?localStorage[k]=t.value:delete localStorage[k]}catch{}}})}',
].join('');
