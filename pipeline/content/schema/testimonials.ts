import * as z from 'zod';
import { line, orPlaceholderText } from './common.ts';

/** A client's statement in `testimonials.yaml`. */
export const quotation = z
  .strictObject({
    quote: line.describe('What was said, word for word'),
    name: line.describe('Who said it'),
    role: line.describe('Role or affiliation'),
  })
  .meta({ id: 'quotation', title: 'a quotation', description: 'What a client has said, and approved' });

/** `testimonials.yaml`. */
export const testimonialsSchema = z
  .array(orPlaceholderText(quotation))
  .describe('What clients say; a placeholder says who is still to be asked, and is shown by `npm run dev` only');
