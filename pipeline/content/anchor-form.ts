/** An anchor as writers type it: letters and digits of any script, and `.`, `:`, `_` and `-` behind the first. */
export const ANCHOR = String.raw`#[\p{L}\p{N}][\p{L}\p{M}\p{N}_.:-]*`;
