import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('chat-words', [
  ...[
    "Sure! Here's a polished version of your article:",
    'Certainly! Here is the text.',
    'Of course! Below is a shorter one.',
    "Sure, here's a revised draft:",
    'Here is a more concise version of your text:',
    'Would you like me to expand on this?',
    "Let me know if you'd like me to adjust the tone.",
    'As an AI language model, I cannot say.',
    'Certo! Ecco una versione migliorata:',
    'Gerne! Hier ist der Text:',
    'Möchtest du, dass ich das kürze?',
    'Vuoi che aggiunga un esempio?',
    'ChatGPT said:',
    '当然！以下是修改后的版本：',
  ].map((typed) => inArticle(`‸${typed}`, { says: `\`${typed}\``, fixed: '' })),
  inArticle('‸Sure! Here is the text. A gate is a decision.', {
    says: '`Sure! Here is the text.`',
    fixed: 'A gate is a decision.',
  }),
  inArticle('‸**Sure! Here is the text, e.g. for a deck.**\n\nA gate is a decision.', {
    says: '`**Sure! Here is the text, e.g. for a deck.**`',
    fixed: 'A gate is a decision.',
  }),
  inArticle('‸“Certainly! Here is\nthe text.”', { says: '`“Certainly! Here is the text.”`', fixed: '' }),
  inArticle('**‸Sure! Here is the text. A gate is a decision.**', {
    says: '`Sure! Here is the text.`',
    fixed: '**A gate is a decision.**',
  }),
  ...[
    ['Read ‸[it](https://example.com/a?utm_source=chatgpt.com).', 'Read [it](https://example.com/a).'],
    ['Read ‸[it](https://example.com/?a=1&utm_source=openai#b).', 'Read [it](https://example.com/?a=1#b).'],
    ['Read ‸[it](https://example.com/?utm_source=perplexity&a=1).', 'Read [it](https://example.com/?a=1).'],
    ['Read ‸<https://example.com/a?utm_source=copilot.com>.', 'Read <https://example.com/a>.'],
  ].map(([typed = '', fixed = '']) => inArticle(typed, { says: 'Type `', fixed })),
]);

export const silent = ['Of course, here is where it gets hard.', 'Would you like me to look at yours?'];
