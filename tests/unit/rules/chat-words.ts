import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('chat-words', [
  inArticle(
    "a chat program says: Sure! Here's a polished version of your article:",
    "‸Sure! Here's a polished version of your article:",
    { fixed: 'Text.' },
  ),
  inArticle('a chat program says: Certainly! Here is the text.', '‸Certainly! Here is the text.', { fixed: 'Text.' }),
  inArticle('a chat program says: Of course! Below is a shorter one.', '‸Of course! Below is a shorter one.', {
    fixed: 'Text.',
  }),
  inArticle("a chat program says: Sure, here's a revised draft:", "‸Sure, here's a revised draft:", { fixed: 'Text.' }),
  inArticle(
    'a chat program says: Here is a more concise version of your text:',
    '‸Here is a more concise version of your text:',
    { fixed: 'Text.' },
  ),
  inArticle('a chat program says: Would you like me to expand on this?', '‸Would you like me to expand on this?', {
    fixed: 'Text.',
  }),
  inArticle(
    "a chat program says: Let me know if you'd like me to adjust the tone.",
    "‸Let me know if you'd like me to adjust the tone.",
    { fixed: 'Text.' },
  ),
  inArticle('a chat program says: As an AI language model, I cannot say.', '‸As an AI language model, I cannot say.', {
    fixed: 'Text.',
  }),
  inArticle('a chat program says: Certo! Ecco una versione migliorata:', '‸Certo! Ecco una versione migliorata:', {
    fixed: 'Text.',
  }),
  inArticle('a chat program says: Gerne! Hier ist der Text:', '‸Gerne! Hier ist der Text:', { fixed: 'Text.' }),
  inArticle('a chat program says: Möchtest du, dass ich das kürze?', '‸Möchtest du, dass ich das kürze?', {
    fixed: 'Text.',
  }),
  inArticle('a chat program says: Vuoi che aggiunga un esempio?', '‸Vuoi che aggiunga un esempio?', { fixed: 'Text.' }),
  inArticle('a chat program says: ChatGPT said:', '‸ChatGPT said:', { fixed: 'Text.' }),
  inArticle('a chat program says: 当然！以下是修改后的版本：', '‸当然！以下是修改后的版本：', { fixed: 'Text.' }),
  inArticle(
    'a chat program in an address: Read ‸[it](https://example.com/a?utm_source=chatgpt.com).',
    'Read ‸[it](https://example.com/a?utm_source=chatgpt.com).',
    { says: 'Type `', fixed: 'Read [it](https://example.com/a).' },
  ),
  inArticle(
    'a chat program in an address: Read ‸[it](https://example.com/?a=1&utm_source=openai#b).',
    'Read ‸[it](https://example.com/?a=1&utm_source=openai#b).',
    { says: 'Type `', fixed: 'Read [it](https://example.com/?a=1#b).' },
  ),
  inArticle(
    'a chat program in an address: Read ‸[it](https://example.com/?utm_source=perplexity&a=1).',
    'Read ‸[it](https://example.com/?utm_source=perplexity&a=1).',
    { says: 'Type `', fixed: 'Read [it](https://example.com/?a=1).' },
  ),
  inArticle(
    'a chat program in an address: Read ‸<https://example.com/a?utm_source=copilot.com>.',
    'Read ‸<https://example.com/a?utm_source=copilot.com>.',
    { says: 'Type `', fixed: 'Read <https://example.com/a>.' },
  ),
]);

export const silent = ['Of course, here is where it gets hard.', 'Would you like me to look at yours?'];
