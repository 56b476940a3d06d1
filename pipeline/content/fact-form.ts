/** A fact's name: lower-case words with hyphens between. */
const NAME = '[a-z](?:-?[a-z0-9])*';

/** The source of a pattern for a fact as it is typed, `{{ name }}`, with its name as the group `name`. */
export const FACT = String.raw`(?<!\{)\{\{[ \t]*(?<name>${NAME})[ \t]*\}\}`;

const WHOLE = new RegExp(`^${FACT}$`);

/** The name of the fact that a text is as a whole. */
export function nameOfFact(typed: string): string | undefined {
  return WHOLE.exec(typed)?.groups?.['name'];
}
