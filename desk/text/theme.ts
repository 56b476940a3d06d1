import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { forcedColors, palette, radius, shadow, space } from '../../renderer/design/tokens.ts';
import { family, size } from '../../renderer/design/type.ts';

const underline = (color: string) => ({
  backgroundImage: 'none',
  paddingBottom: 0,
  textDecoration: `underline wavy ${color} 1.5px`,
  textUnderlineOffset: '0.25em',
  textDecorationSkipInk: 'none',
});

/** How the editor looks: the colors and typefaces of the site, in either scheme. */
export const theme = [
  EditorView.theme({
    '&': { height: '100%', fontSize: size(0), color: palette('text') },
    '&:has(> .cm-scroller > .cm-content:focus)': { outline: `2px solid ${palette('focus')}`, outlineOffset: '-2px' },
    '.cm-scroller': { fontFamily: family.text, lineHeight: 1.65, overflow: 'auto' },
    '.cm-content': {
      maxWidth: '42rem',
      width: '100%',
      margin: '0 auto',
      padding: `${space[5]} ${space[4]} 40vh`,
      caretColor: palette('action'),
    },
    '.cm-line': { padding: 0 },
    '.cm-lintRange-error': underline(palette('action')),
    '.cm-lintRange-warning': underline(palette('line-strong')),
    '.cm-lintRange-info': underline(palette('accent')),
    '.cm-lintPoint::after': { borderBottomColor: palette('action') },
    '.cm-tooltip': {
      border: `1px solid ${palette('line')}`,
      borderRadius: radius.small,
      background: palette('surface-raised'),
      boxShadow: shadow,
      color: palette('text'),
      maxWidth: 'min(32rem, 90vw)',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: family.text, maxHeight: '16rem' },
    '.cm-tooltip-autocomplete > ul > li': { padding: `${space[1]} ${space[3]}`, minHeight: '2rem' },
    '.cm-tooltip-autocomplete img': {
      marginInlineEnd: space[2],
      verticalAlign: 'middle',
      objectFit: 'contain',
      background: palette('surface-picture'),
    },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      background: palette('accent-quiet'),
      color: palette('text'),
    },
    [forcedColors]: {
      '.cm-lintRange': { textDecorationColor: 'LinkText' },
      '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
        background: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      },
    },
    '.cm-completionDetail': { color: palette('text-quiet'), fontStyle: 'normal' },
    '.cm-diagnostic': { padding: `${space[2]} ${space[3]}`, borderLeft: 0 },
    '.cm-panels': { background: palette('surface-sunk'), color: palette('text') },
    '.cm-panel.cm-search :is(input, button)': { fontFamily: 'inherit', fontSize: 'inherit', minHeight: '2rem' },
    '.cm-mergeView &': { height: 'auto' },
    '.cm-gutters': { background: 'none', border: 0 },
    '.cm-collapsedLines': { background: palette('surface-sunk'), color: palette('text-quiet') },
    '&.cm-merge-a .cm-changedText': { background: palette('surface-sunk'), textDecoration: 'line-through' },
    '&.cm-merge-b .cm-changedText': { background: palette('accent-quiet') },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.heading, fontFamily: family.display, fontWeight: '500', fontSize: '1.2em' },
      { tag: tags.strong, fontWeight: '700' },
      { tag: tags.emphasis, fontStyle: 'italic' },
      { tag: tags.strikethrough, textDecoration: 'line-through' },
      { tag: [tags.link, tags.url], color: palette('accent') },
      { tag: tags.monospace, fontFamily: family.code, fontSize: '0.9em' },
      { tag: [tags.processingInstruction, tags.labelName, tags.contentSeparator], color: palette('text-quiet') },
    ]),
  ),
];
