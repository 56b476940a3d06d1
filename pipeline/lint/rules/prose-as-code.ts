import type { Finders } from '../markdown/found.ts';
import { indentedCode } from '../markdown/indented-code.ts';

export const proseAsCode: Finders<'prose-as-code'> = {
  text: (text) => indentedCode(text).filter((one) => one.rule === 'prose-as-code'),
};
