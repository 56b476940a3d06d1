import type { AuthoredPage } from '../../schema/page.ts';
import type { FileStarter } from '../starter.ts';

/** A new page. */
export const pageStarter: FileStarter<AuthoredPage> = {
  word: 'page',
  what: 'a page',
  questions: [{ name: 'title', ask: 'Title of the page' }],
  fields: ({ title }) => ({ title }),
  placeholders: {
    fields: { description: 'One or two sentences that say what a visitor finds on this page.' },
    body: 'Write here. A line that begins with two signs ## is a heading.',
  },
  hint: 'Then add its link below `navigation` or `footer` in `site.yaml`, or in the text of another page.',
};
