/** Before what stands here Vike puts scripts, wherever in a document it stands: its own placeholders, and the end of the body. */
const PLACES = /__VITE_PLUGIN(?:__SSR_ASSETS_LAST|_SSR__ASSETS_FIRST)__|<\/body>/gi;

/** Markup without such places, as browsers read it; in text and attributes only. */
export function withoutPlaces(markup: string): string {
  return markup.replaceAll(PLACES, (place) => `&#${place.charCodeAt(0)};${place.slice(1)}`);
}

/** JSON without such places, which says the same. */
export function withoutPlacesInJson(json: string): string {
  return json.replaceAll(PLACES, (place) => `\\u00${hexOfFirst(place)}${place.slice(1)}`);
}

/** A style sheet without such places; in strings only. */
export function withoutPlacesInStyle(css: string): string {
  return css.replaceAll(PLACES, (place) => `\\${hexOfFirst(place)} ${place.slice(1)}`);
}

/** A line break, where the last line of a body begins with a blank: Vike would indent its script like that. */
export function breakBeforeScript(body: string): string {
  return /^\s/.test(body.slice(body.lastIndexOf('\n') + 1)) ? '\n' : '';
}

function hexOfFirst(place: string): string {
  return place.charCodeAt(0).toString(16);
}
