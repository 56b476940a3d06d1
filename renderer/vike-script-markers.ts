/** Where Vike inserts scripts, anywhere in a document: before its own placeholders and the end of the body. */
const PLACES = /__VITE_PLUGIN(?:__SSR_ASSETS_LAST|_SSR__ASSETS_FIRST)__|<\/body>/gi;

/** Escapes those places in markup, with the same meaning for browsers; in text and attributes only. */
export function escapeScriptMarkers(markup: string): string {
  return markup.replaceAll(PLACES, (place) => `&#${place.charCodeAt(0)};${place.slice(1)}`);
}

/** Escapes those places in JSON, with the same meaning. */
export function escapeScriptMarkersInJson(json: string): string {
  return json.replaceAll(PLACES, (place) => `\\u00${hexOfFirst(place)}${place.slice(1)}`);
}

/** Escapes those places in a style sheet; in strings only. */
export function escapeScriptMarkersInStyle(css: string): string {
  return css.replaceAll(PLACES, (place) => `\\${hexOfFirst(place)} ${place.slice(1)}`);
}

/** Returns a line break if the body's last line starts with a blank, as Vike would indent its script by that. */
export function breakBeforeScript(body: string): string {
  return /^\s/.test(body.slice(body.lastIndexOf('\n') + 1)) ? '\n' : '';
}

function hexOfFirst(place: string): string {
  return place.charCodeAt(0).toString(16);
}
