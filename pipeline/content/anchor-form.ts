/** An anchor as writers and Google Docs type it: a letter or digit of any script, then any signs but these. */
export const ANCHOR = String.raw`#[\p{L}\p{N}][^\s{}<>#%\\]*`;
