import { css } from '@emotion/react';

/** A part of the page in one scheme: every color inside follows. */
export const schemes = { light: css({ colorScheme: 'light' }), dark: css({ colorScheme: 'dark' }) };
