import { error } from '../rule.ts';

export const unreadableFile = error('files', {
  message: (v) => `Cannot read this ${v.what ?? 'file'}: ${v.reason}`,
  advice: () => 'Replace it by an ordinary one that can be opened, and let it be while the site is made.',
  means:
    'There is something of this name, but it cannot be opened as a file. Often it is a folder whose name ends like that of a file, ' +
    'a shortcut (a link to a file elsewhere), or a file that another program keeps locked. The site is made of ordinary files only, ' +
    'so that it comes out the same on every machine.',
  parameters: { reason: 'it is a folder', what: 'file' },
  example: {
    wrong: [{ form: 'folder', file: 'insights/my-article.md' }],
    right: [{ form: 'text', file: 'insights/my-article.md', text: 'An ordinary file, with its text.' }],
  },
});
