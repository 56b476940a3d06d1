import type { Color } from '../../renderer/design/tokens.ts';

/** What each color is for. */
export const COLOR_USES: Readonly<Record<Color, string>> = {
  surface: 'The page',
  'surface-raised': 'What lies on the page: panels, fields, messages',
  'surface-ink': 'The ink tone, which is dark in both schemes and stands out from the dark page',
  'surface-sunk': 'What lies below it: the sunk tone, code, the footer',
  'surface-picture': 'Under transparent pictures, in both schemes',
  text: 'Text, and the ground of what is chosen',
  'text-quiet': 'Text that may be passed over',
  line: 'Lines that part',
  'line-strong': 'Lines that hold: the edges of controls, the rule above an item',
  accent: 'Links, kickers, numbers',
  'accent-quiet': 'Selected text',
  action: 'The one thing to do, and marks that point at it',
  'action-hover': 'The same under a pointer',
  'action-text': 'Words on it',
  focus: 'Where the keyboard is',
  backdrop: 'Over the page while a dialog is open',
  shadow: 'Below what lies over the page',
  header: 'The header once the page has moved below it',
};
