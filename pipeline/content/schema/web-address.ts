import * as z from 'zod';
import { isUrl } from '../../shared/is-url.ts';

/** The expected form of an address, as text. */
export const EXPECTED = 'expected an address such as `https://www.example.com`';

/** The error for an invalid address; mentions a blank if there is one. */
export const EXPECTED_ADDRESS = {
  error: ({ input }: { readonly input?: unknown }): string =>
    /\S\s+\S/.test(String(input)) ? `${EXPECTED}, which has no blank in it` : EXPECTED,
};

/** A URL, not validated yet. */
export const address = z.string().trim().meta({ title: 'an address of the web', format: 'uri' });

/** The URL of a page outside the site. */
export const webAddress = address.refine(isHttpUrl, EXPECTED_ADDRESS);

/** Whether a text is an HTTP URL. Braces and blanks are refused: facts are not inserted, so they would be published. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^{}\s]*$/.test(text) && isUrl(text);
}
