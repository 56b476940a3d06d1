import * as z from 'zod';
import { line } from './common.ts';

/** A quotation of a client, as `testimonials.yaml` holds it. */
export const quotation = z
  .strictObject({
    quote: line.describe('What was said, word for word'),
    name: line.describe('Who said it'),
    role: line.describe('Role or affiliation'),
  })
  .meta({ id: 'quotation', title: 'a quotation', description: 'What a client has said, and approved' });

/** A place that is kept for a quotation, without words or a name yet. */
const keptPlace = z
  .strictObject({
    placeholder: z.literal(true).describe('Says that the place is only kept; counted by every build'),
    place: line.describe('Whose words will stand here').meta({ examples: ['A founder, after the first meeting'] }),
    asks: line
      .describe('What that person is asked')
      .meta({ examples: ['What I ask every founder afterwards: where did the investor stop you?'] }),
  })
  .meta({ id: 'kept_place', title: 'a kept place', description: 'What will stand here, and what is asked for it' });

/** `testimonials.yaml`. */
export const testimonialsSchema = z
  .array(z.union([quotation, keptPlace]))
  .describe('What clients say; quotations come first, then the places that are kept for others');
