import type { Code, Construct, State } from 'micromark-util-types';

/**
 * Makes a construct that reads ahead on a line while `goesOn` is true, then tests what it has read and the next
 * character.
 */
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
