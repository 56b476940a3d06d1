import * as z from 'zod';
import { line } from './common.ts';
import { figureLabels, words } from './figure-labels.ts';

/** The plural forms of the Unicode CLDR; each language has some of them, and all have `other`. */
const pluralForms = z
  .strictObject({
    zero: line.optional().describe('For none, in Arabic or Welsh'),
    one: line.optional().describe('For 1, and in some languages for 21, 31 and so on'),
    two: line.optional().describe('For 2, in Arabic or Slovenian'),
    few: line.optional().describe('For a few, such as 2 to 4 in Polish'),
    many: line.optional().describe('For many, such as 5 to 21 in Polish'),
    other: line.describe('For every other number'),
  })
  .meta({ id: 'plural', title: 'a text for each plural form', description: 'Words that go with a number' });

/**
 * Texts of controls and short messages of the site, in English; `site.yaml` can replace each. In a label with a number
 * or name, `{}` marks its place.
 */
export const labelsSchema = z
  .strictObject({
    skip_to_content: words('Skip to main content', 'First link of every page'),
    skip_to_navigation: words('Skip to navigation', 'Second link of every page'),
    skip_to_footer: words('Skip to footer', 'Third link of every page'),
    navigation: words('Main', 'Name of the menu, for screen readers'),
    open_menu: words('Open menu', 'The button of the menu on small screens'),
    close_menu: words('Close menu', 'The same while the menu is open'),
    menu: words('Menu', 'Name of the open menu on small screens'),
    menu_opened: words('Menu opened', 'What screen readers hear when it opens'),
    menu_closed: words('Menu closed', 'What screen readers hear when it closes'),
    breadcrumbs: words('Breadcrumb', 'Name of the line "Home / …", for screen readers'),
    home: words('Home', 'First part of the line "Home / …"'),
    new_window: words('(opens in a new window)', 'Behind links that do so, for screen readers'),
    search: words('Search insights', 'Name of the search field'),
    search_placeholder: words('Search insights...', 'In the empty search field'),
    clear_search: words('Clear search', 'The button that empties the search field'),
    topics: words('Filter by topic', 'Name of the choice of topics'),
    articles: counted({ one: 'insight', other: 'insights' }, 'What the number beside a topic counts'),
    article_topics: words('Topics', 'Name of the topics of one article'),
    popular_topics: words('Popular Topics', 'Heading of the topics that most articles have'),
    more_topics: counted(
      { one: 'more topic', other: 'more topics' },
      'As in `4 more topics`, below the topics that most articles have',
    ),
    clear_filters: words('Clear Filters', 'The button that shows all articles again'),
    no_matches: words('No insights found matching your criteria.', 'In place of a list that is empty'),
    suggestions: words('Closest insights', 'Heading of articles that are near what was searched for'),
    list_loading: words('Loading the list of insights', 'Message while the search is being loaded'),
    list_failed: words(
      'The search could not be loaded. The pages of the list work without it.',
      'Message if the search cannot be loaded',
    ),
    featured: words('Featured', 'Mark of the article that stands first'),
    read_article: words('Read full article', 'The link of the article that stands first'),
    all_articles: words('All insights', 'The link to the list of articles'),
    pagination: words('Pages', 'Name of the controls between the pages of a list'),
    page: words('Page', 'As in `Page 2`'),
    more_tags: counted('+{} more', 'As in `+2 more`, behind the topics of an article'),
    articles_found: counted({ one: 'insight found', other: 'insights found' }, 'As in `5 insights found`'),
    article_type: words('value memo', 'The kind of an article that names none'),
    back_to_list: words('Back to insights', 'The link above an article'),
    feeds: words('Follow by feed', 'Before the links to the feeds of a list'),
    feed_note: words(
      'This is a feed, for programs that follow a site: give its address to one of them. The list itself is here:',
      'What a feed says to a reader who opens it in a browser, before the address of the list',
    ),
    minutes: counted('min read', 'As in `4 min read`'),
    figure: words('Figure', 'Before the number of a picture, as in `Figure 1`'),
    contents: words('Contents', 'Heading of the contents of a long text'),
    draft: words('Draft', 'Mark of an article that only its writer sees'),
    appears_on: words('Appears on', 'Before the day for which an article waits; only its writer sees it'),
    updated: words('Updated', 'Before the day of the last real change'),
    share: words('Share', 'The button that hands the address on'),
    link_copied: words('Link copied', 'Message after the address was copied'),
    link_not_copied: words('The link could not be copied', 'Message if the address cannot be copied'),
    copy_link: words('Copy link', 'The button that copies the address'),
    copy_link_to: words('Copy link to “{}”', 'As in `Copy link to “1. Purpose”`'),
    notifications: words('Notifications', 'Name of the messages, for screen readers'),
    close: words('Close', 'The button that takes a message away'),
    color_scheme: words('Color scheme', 'Name of the choice between light and dark'),
    scheme_system: words('System', 'Light or dark as the system has it'),
    scheme_light: words('Light', 'Always light'),
    scheme_dark: words('Dark', 'Always dark'),
    privacy_choices: words('Privacy choices', 'Opens the choice about the advertising service, in the footer'),
    advertising: words('Advertising service', 'Name of the choice about the advertising service'),
    accept: words('Accept', 'The button that allows the advertising service'),
    reject: words('Reject', 'The button that refuses it'),
    consent_open: words('Not answered. Nothing is sent.', 'What is so before an answer'),
    consent_accepted: words('You accepted.', 'What is so after Accept'),
    consent_rejected: words('You rejected. Nothing is sent.', 'What is so after Reject'),
    consent_signal: words(
      'Your browser sends Global Privacy Control: that counts as Reject. Nothing is sent.',
      'What is so in a browser that refuses for its owner',
    ),
    consent_kept: words('Your answer is kept for six months', 'Message after an answer'),
    consent_not_kept: words(
      'Your browser keeps nothing: the answer counts for this page only',
      'The same in a browser that keeps nothing',
    ),
    unexpected_error: words('Unexpected Application Error!', 'Heading in place of a part that failed'),
    page_changed: words('This page has changed since you opened it.', 'Message on a page that was published again'),
    part_missing: words('A part of this page could not be loaded.', 'Message if a script cannot be loaded'),
    reload: words('Reload', 'The button of these messages'),
    offline: words(
      'You seem to be offline. What you asked for comes when you are online again.',
      'Message without a network',
    ),
    footnote: words('Note', 'As in `Note 1`, for screen readers'),
    related: words('On the same topics', 'Heading of related articles'),
    footnotes: words('Footnotes', 'Heading of notes that no text refers to, for screen readers'),
    back_to_text: words('Back to the text', 'The link from a note to its place'),
    table: words('Table', 'Name of a table that is wider than the screen'),
    image: words('Image: {}', 'As in `[Image: A ladder]`, in the plain-text archive'),
    to_do: words('To do', 'An item that is not ticked off'),
    done: words('Done', 'An item that is ticked off'),
    service: words('Service', 'Heading of the names in a comparison of services'),
    for_founders: words('For founders', 'Above the services for founders in a comparison'),
    for_ttos: words('For tech transfer offices', 'Above the services for offices in a comparison'),
    held: words('What you hold at the end', 'Heading of the results in a comparison of services'),
    covers: words('What we cover', 'Heading in a service'),
    deliverables: words('Deliverables', 'Heading in a service'),
    format: words('Format', 'Before the format of a service'),
    timeline: words('Timeline', 'Before the duration of a service'),
    for_whom: words('For whom', 'Before whom a service helps'),
    terms: words('Terms', 'Before the terms of a service'),
    guide_price: words('Guide price', 'Before the guide price of a service'),
    book: words('Book a Call', 'The link of a service to the calendar'),
    about_this: words('about', 'As in `Book a Call about PitchKit`, for screen readers'),
    learn_more: words('More about', 'As in `More about PitchKit`'),
    print: words('Print', 'The button that prints'),
    figure_counts: words('What it counts', 'Before what a figure counts'),
    figure_period: words('Over what time', 'Before the time that a figure is about'),
    figure_baseline: words('Against what', 'Before what a figure is compared with'),
    figure_confirmed: words('Who can confirm it', 'Before who can confirm a figure'),
    figure_reference: words('Public record', 'Before the link by which a figure can be checked'),
    source_seen: words('Looked at on {}', 'As in `Looked at on October 6, 2025`, below a source'),
    stand_in: words('Reserved', 'Above what is still to come, in `npm run dev` only'),
    source: words('Source', 'Before the address of a page, in texts for machines'),
    mark: words('Anchor', 'Before what a part of the plain-text archive is found by'),
    last_changed: words('Last changed', 'Before the day of the last change, in texts for machines'),
    pages: words('Pages', 'Above the pages in `llms.txt`'),
    all_as_markdown: words('All pages in one file', 'The link to all of the site as Markdown, in `llms.txt`'),
    plain_text: words('Plain text', 'The link to the plain-text archive'),
    file_markdown: words('Every page in full, as Markdown', 'What `llms-full.txt` is, in `llms.txt`'),
    file_text: words(
      'Every page and article in full, without markup, each with its address and the day of its last change',
      'What the plain-text archive is, in `llms.txt`',
    ),
    file_facts: words(
      'What the site states, for programs: services, durations, prices, figures and policies, each with the page that says it',
      'What `facts.json` is, in `llms.txt`',
    ),
    file_changes: words(
      'Every page with the day of its last change, and the pages that are gone',
      'What `changes.json` is, in `llms.txt`',
    ),
    file_feed: words('The newest articles in full, for programs that follow a site', 'What the feed is, in `llms.txt`'),
    file_sitemap: words('The address of every page, for search engines', 'What `sitemap.xml` is, in `llms.txt`'),
    file_notices: words(
      'The licenses of the programs and typefaces that the site is made with',
      'What `third-party-notices.txt` is, in `llms.txt`',
    ),
    text_words: counted({ one: 'word', other: 'words' }, 'As in `1,200 words`, behind a part of the archive'),
    moved: words('This page has moved:', 'At an old address, before the link to the new one'),
    go_back: words('Go Back', 'The button of the page that was not found'),
    no_page_before: words('There is no page before this one', 'Message if there is nothing to go back to'),
    next_article: words('Next insight', 'Above the link to the next article'),
    ...figureLabels,
    previous_article: words('Previous insight', 'Above the link to the previous article'),
  })
  .meta({ id: 'labels', title: 'words by their names' })
  .prefault({})
  .describe('What controls and messages say');

/** Texts of controls, by their names in `site.yaml`. */
export type LabelFields = z.infer<typeof labelsSchema>;

/** A text with a number, in one form or in one for each plural form. */
export type CountedLabel = z.infer<ReturnType<typeof counted>>;

/** A label with a number: one text, or one for each plural form of the language. */
function counted(usual: string | { one: string; other: string }, place: string) {
  return z.union([line, pluralForms]).default(usual).describe(place);
}
