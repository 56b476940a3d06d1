import type { Action } from '../../../pipeline/content/model/text.ts';

/** A link to the style guide itself. */
export const inside: Action = { label: 'A link inside the site', href: '/styleguide', external: false };

/** A link that opens a new window. */
export const outside: Action = { label: 'A link out of the site', href: 'https://example.com/', external: true };

/** A link with every optional field. */
export const explained: Action = {
  ...outside,
  note: 'What a visitor should know before following it.',
  sendLink: 'Send the link to another device',
};
