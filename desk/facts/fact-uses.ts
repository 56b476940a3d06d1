/** Returns the sentences of a text that name a fact, with another value in its place. */
export function sentencesWith(source: string, name: string, value: string): string[] {
  return source
    .split('\n')
    .filter((line) => namesOf(name).test(line))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter((sentence) => namesOf(name).test(sentence))
    .map((sentence) => sentence.replace(namesOf(name), value).replace(/^[\s>#*-]+/, ''));
}

/** Returns a text in which a fact is named differently. */
export function renameInText(source: string, name: string, now: string): string {
  return source.replace(namesOf(name), (typed) => typed.replace(name, now));
}

function namesOf(name: string): RegExp {
  return new RegExp(String.raw`\{\{\s*${name}\s*\}\}`, 'g');
}
