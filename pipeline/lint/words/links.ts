import type { Sample } from '../rule.ts';

export const CHECKLIST: Sample = {
  form: 'bytes',
  file: 'files/checklist.pdf',
  base64: btoa('%PDF-1.4\n%%EOF\n'),
  is: 'a PDF',
};
