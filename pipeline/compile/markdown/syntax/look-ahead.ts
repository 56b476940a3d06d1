import type { Code, Construct, State } from 'micromark-util-types';

/** Looks ahead on a line as long as `goesOn`, and then asks whether what it has seen, and what is next, is what was looked for. */
export function lookAhead(
  goesOn: (character: string, seen: string) => boolean,
  isRight: (seen: string, next: string | undefined) => boolean,
): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let seen = '';
      return look;

      function look(code: Code): State | undefined {
        const character = code === null || code < 0 ? undefined : String.fromCharCode(code);
        if (character === undefined || !goesOn(character, seen)) return isRight(seen, character) ? ok(code) : nok(code);
        seen += character;
        effects.consume(code);
        return look;
      }
    },
  };
}
