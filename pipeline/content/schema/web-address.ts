import * as z from 'zod';
import { isUrl } from '../../shared/is-url.ts';

/** What an address must look like, in words. */
export const EXPECTED = 'expected an address such as `https://www.example.com`';

/** The error of what is no address, which names a blank in it. */
export const EXPECTED_ADDRESS = {
  error: ({ input }: { readonly input?: unknown }): string =>
    /\S\s+\S/.test(String(input)) ? `${EXPECTED}, which has no blank in it` : EXPECTED,
};

/** An address of the web that is not looked at yet. */
export const address = z.string().trim().meta({ title: 'an address of the web', format: 'uri' });

/** The address of a page outside the site. */
export const webAddress = address.refine(isHttpUrl, EXPECTED_ADDRESS);

/** Whether a text is an address of the web. Neither braces nor blanks have a place in one: no fact is put in, so they would be published. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^{}\s]*$/.test(text) && isUrl(text);
}
