import { layer, palette, radius, space } from './tokens.ts';
import { family } from './type.ts';

/** The mark that leads from a page in development to the desk; it stands in a shadow root, and is not printed. */
export const deskMark = `
  a {
    position: fixed;
    inset: auto auto ${space[3]} ${space[3]};
    z-index: ${layer.toasts};
    padding: ${space[1]} ${space[3]};
    border: 1px solid ${palette('line-strong')};
    border-radius: ${radius.pill};
    background: ${palette('surface-raised')};
    color: ${palette('text-quiet')};
    font: 600 0.8rem/1.6 ${family.text};
    text-decoration: none;
  }
  a:is(:hover, :focus-visible) {
    color: ${palette('accent')};
    border-color: ${palette('accent')};
  }
  a:focus-visible {
    outline: 2px solid ${palette('focus')};
    outline-offset: 2px;
  }
  @media print {
    a {
      display: none;
    }
  }
`;
