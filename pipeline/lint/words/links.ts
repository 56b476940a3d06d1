import type { Sample } from '../rule.ts';

export const CHECKLIST: Sample = {
  form: 'bytes',
  file: 'files/checklist.pdf',
  base64: btoa('%PDF-1.4\n%%EOF\n'),
  is: 'a PDF',
};

export const EXAMPLE_TARGET = 'https://journal.example/paper';

export const NEEDS_HOST = { none: 'What another host answers decides: `npm run check -- --external` asks it.' };
