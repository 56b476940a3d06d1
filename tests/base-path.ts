/**
 * The path of every site that the tests build below one. Pages are bundled once for a path, and that takes longer than to build a
 * small site.
 */
export const BASE = '/my.site/v-2';
