/**
 * The base path of all sites that tests build below one. It is always the same, because pages are bundled once for each
 * base path, which takes longer than building a small site.
 */
export const BASE = '/my.site/v-2';
