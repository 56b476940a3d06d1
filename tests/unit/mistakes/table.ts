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

/** Mistakes in running text. */
export const IN_TEXTS: readonly Mistake[] = [text, directives, html, markdownInHtml, indentedHtml].flat();

/** Mistakes in fields, and in what files say of each other. */
export const IN_FIELDS: readonly Mistake[] = [yaml, fields, images, links, files, addresses, anchors, fresh].flat();

/** Every mistake of the table. */
export const MISTAKES: readonly Mistake[] = [...IN_FIELDS, ...IN_TEXTS];
