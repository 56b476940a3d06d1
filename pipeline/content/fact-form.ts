/** A fact's name: lower-case words with hyphens between. */
const NAME = '[a-z](?:-?[a-z0-9])*';

/** Pattern source for a fact as it is typed, `{{ name }}`; its name is the group `name`. */
export const FACT = String.raw`(?<!\{)\{\{[ \t]*(?<name>${NAME})[ \t]*\}\}`;

/** The name that no fact has: `{{ confirm }}` marks the sentence before it as still to be confirmed. */
export const CONFIRM = 'confirm';

const WHOLE = new RegExp(`^${FACT}$`);

/** Returns the fact's name if the whole text is one fact; otherwise undefined. */
export function nameOfFact(typed: string): string | undefined {
  return WHOLE.exec(typed)?.groups?.['name'];
}

/** Returns a text in the form of a fact's name: `sprint-duration` for `Sprint Duration`. */
export function toFactName(text: string): string {
  return text.toLowerCase().replace(/[\s_–—-]+/g, '-');
}
