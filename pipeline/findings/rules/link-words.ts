import { inText, warning } from '../rule.ts';

export const linkWords = warning('links', {
  message: (v) => `Unexpected words of a link, \`${v.words}\`: they do not say where it leads`,
  advice: () => 'Make a link of the words that say what is there, such as `[the questions](/faq)`.',
  means:
    'Who hears a page, or looks only for its links, reads them without the sentence around. “here” tells neither them nor a search engine anything about the other page.',
  parameters: { words: 'here' },
  example: inText('The questions are ‸[here](/faq).', 'Read [the questions](/faq).'),
});
