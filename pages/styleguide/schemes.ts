import { css } from '@emotion/react';

/** A part of the page in one scheme: every colour inside follows. */
export const schemes = { light: css({ colorScheme: 'light' }), dark: css({ colorScheme: 'dark' }) };
