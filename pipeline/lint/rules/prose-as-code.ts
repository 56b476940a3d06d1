import type { Finders } from '../markdown/found.ts';
import { indentedCode, proseIn } from '../markdown/indented-code.ts';

export const proseAsCode: Finders<'prose-as-code'> = {
  /** Finds prose that is code only because it is indented by four blanks. */
  *text(text) {
    for (const { code, html } of indentedCode(text))
      if (!html) yield* proseIn(code, text.source);
      else if (!html.isLost)
        yield { ...html.found, values: { kind: html.isInTags ? 'tags' : 'html', what: html.what } };
  },
};
