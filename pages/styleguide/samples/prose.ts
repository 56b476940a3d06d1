import type { Prose } from '../../../pipeline/content/model/text.ts';

/** One paragraph, as the pipeline would compile it; `text` is plain text without Markdown. */
export function paragraph(text: string): Prose {
  return { html: `<p>${text}</p>`, text, markdown: text };
}
