/** A question of IBM's checker that a person must answer, and the answer. */
interface Exception {
  readonly rule: string;
  /** A selector of the elements that were checked. */
  readonly on: string;
  /** A page on which the checker asks this; the exception must be removed when it no longer does. */
  readonly seenAt: string;
  readonly because: string;
}

/** Questions of the checker that have been answered; every other one fails the test. */
export const exceptions: readonly Exception[] = [
  {
    rule: 'element_tabbable_unobscured',
    on: 'header a, header button',
    seenAt: '/',
    because: 'the header lies above the page that scrolls beneath it; the walk with the Tab key looks at each stop',
  },
  {
    rule: 'element_tabbable_unobscured',
    on: 'p a',
    seenAt: '/privacy-policy',
    because:
      'two links in a sentence: the box around the one that runs over two lines covers the other, its words do not',
  },
  {
    rule: 'element_tabbable_visible',
    on: '.skip-link',
    seenAt: '/',
    because: 'skip links come into sight when they are focused',
  },
  {
    rule: 'style_focus_visible',
    on: 'button, nav li > a',
    seenAt: '/insights',
    because: 'a border of their own does not replace the outline, which the walk with the Tab key looks for',
  },
  {
    rule: 'style_focus_visible',
    on: '#titles textarea',
    seenAt: '/deck-analysis',
    because: 'a border of its own does not replace the outline, which the walk with the Tab key looks for',
  },
  {
    rule: 'input_label_visible',
    on: '#titles textarea',
    seenAt: '/deck-analysis',
    because: 'its label stands above it, and is hidden with it where the page is printed or has no script',
  },
  {
    rule: 'style_color_misuse',
    on: 'style',
    seenAt: '/',
    because: 'asked of every style sheet with colors; links in text are underlined, states have a word or a shape',
  },
  {
    rule: 'style_viewport_resizable',
    on: 'style',
    seenAt: '/',
    because: 'sizes with vw in them grow less than the zoom, yet to twice their size and more; a test zooms in',
  },
  {
    rule: 'input_label_visible',
    on: '[role="search"] input',
    seenAt: '/insights',
    because:
      'a single search field, whose purpose the list below it and its placeholder show; its name is a label of its own',
  },
  {
    rule: 'input_label_visible',
    on: 'button[aria-label]:has(> svg:only-child)',
    seenAt: '/privacy-policy',
    because: 'a sign beside the heading that it copies; a tooltip shows its words to a pointer and to the keyboard',
  },
  {
    rule: 'input_checkboxes_grouped',
    on: 'li > input:disabled',
    seenAt: '/insights/burn-quality',
    because: 'items of a task list in a text, which cannot be ticked; the list is their group',
  },
  {
    rule: 'blockquote_cite_exists',
    on: 'blockquote',
    seenAt: '/insights/burn-quality',
    because: 'quotations, with the name of the speaker below, or a pull quote of the article itself',
  },
  {
    rule: 'list_markup_review',
    on: 'pre',
    seenAt: '/content-export',
    because: 'the archive shows the source text letter for letter, list marks included',
  },
  {
    rule: 'text_block_heading',
    on: 'li > div, li p',
    seenAt: '/about',
    because: 'the only words of an item of a list, set in bold; they head nothing',
  },
  {
    rule: 'text_sensory_misuse',
    on: 'main *',
    seenAt: '/faq',
    because:
      'words such as “round”, “size” and “above” that speak of money and arguments, not of where something stands',
  },
];
