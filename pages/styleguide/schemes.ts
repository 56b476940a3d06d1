import { css } from '@emotion/react';

/** Styles that set one scheme for a part of the page: every color inside follows. */
export const schemes = { light: css({ colorScheme: 'light' }), dark: css({ colorScheme: 'dark' }) };
