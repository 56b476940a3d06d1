import type { Finders } from '../markdown/found.ts';
import type { ParametersOf } from '../../findings/rules.ts';
import { findIndentedCode, findIndentedProse } from '../markdown/indented-code.ts';

export const proseAsCode: Finders<ParametersOf<'prose-as-code'>> = {
  /** Finds prose that is code only because it is indented by four blanks. */
  *text({ nodes, tags, source }) {
    for (const { code, html } of findIndentedCode(nodes('code'), tags, source)) {
      if (!html) yield* findIndentedProse(code, source);
      else if (!html.isLost)
        yield { ...html.found, values: { kind: html.isInTags ? 'tags' : 'html', what: html.what } };
    }
  },
};
