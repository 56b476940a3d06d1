import { addresses } from './addresses.ts';
import { anchors } from './anchors.ts';
import { directives } from './directives.ts';
import { fields } from './fields.ts';
import { files } from './files.ts';
import { fresh } from './fresh.ts';
import { html } from './html.ts';
import { images } from './images.ts';
import { indentedHtml } from './indented-html.ts';
import { links } from './links.ts';
import { markdownInHtml } from './markdown-in-html.ts';
import type { Mistake } from './mistake.ts';
import { text } from './text.ts';
import { yaml } from './yaml.ts';

/** Every mistake of the table. */
export const MISTAKES: readonly Mistake[] = [
  yaml,
  fields,
  text,
  directives,
  html,
  markdownInHtml,
  indentedHtml,
  images,
  links,
  files,
  addresses,
  anchors,
  fresh,
].flat();
