import type { Action } from '../../../pipeline/model/text.ts';

export const inside: Action = { label: 'A link inside the site', href: '/styleguide', external: false };

export const outside: Action = { label: 'A link out of the site', href: 'https://example.com/', external: true };
