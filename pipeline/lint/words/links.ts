import type { Sample } from '../rule.ts';

/** A file to download, for examples. */
export const CHECKLIST: Sample = {
  form: 'bytes',
  file: 'files/checklist.pdf',
  base64: btoa('%PDF-1.4\n%%EOF\n'),
  is: 'a PDF',
};

/** The address of another site, for examples. */
export const EXAMPLE_TARGET = 'https://journal.example/paper';

/** Replaces the example of a rule about the responses of other hosts. */
export const NEEDS_HOST = { none: 'What another host answers decides: `npm run check -- --external` asks it.' };
