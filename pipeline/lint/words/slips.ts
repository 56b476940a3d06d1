export const TAKE_BLANKS = 'Take the blanks at the beginning of its lines out, or the empty line above it.';
