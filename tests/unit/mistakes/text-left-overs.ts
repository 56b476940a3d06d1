import { inArticle } from './in-article.ts';
import type { Mistake } from './mistake.ts';

/** What a chat program has said, what holds the place of words, and what a spreadsheet hands out. */
export const textLeftOvers: readonly Mistake[] = [...chats(), ...unfinished(), ...sums(), ...pages(), ...tables()];

function chats(): Mistake[] {
  const said: readonly string[] = [
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
  ];
  const addresses: readonly (readonly [typed: string, fixed: string])[] = [
    ['Read ‸[it](https://example.com/a?utm_source=chatgpt.com).', 'Read [it](https://example.com/a).'],
    ['Read ‸[it](https://example.com/?a=1&utm_source=openai#b).', 'Read [it](https://example.com/?a=1#b).'],
    ['Read ‸[it](https://example.com/?utm_source=perplexity&a=1).', 'Read [it](https://example.com/?a=1).'],
    ['Read ‸<https://example.com/a?utm_source=copilot.com>.', 'Read <https://example.com/a>.'],
  ];
  return [
    ...said.map((words) =>
      inArticle({ name: `a chat program says: ${words}`, typed: `‸${words}`, rule: 'chat-words', fixed: 'Text.' }),
    ),
    ...addresses.map(([typed, fixed]) =>
      inArticle({ name: `a chat program in an address: ${typed}`, typed, rule: 'chat-words', says: 'Type `', fixed }),
    ),
  ];
}

function unfinished(): Mistake[] {
  return [
    'The price is ‸XXX.',
    'It takes ‸XXX weeks.',
    'From ‸XXXX, for all.',
    'Dear ‸<insert your name>, hello.',
    'It takes ‸XX months.',
    'About ‸XX % of it.',
    'On ‸XX.XX.2026 it ends.',
    'The price is ‸T.B.D.',
  ].map((typed) => inArticle({ name: `words to come: ${typed}`, typed, rule: 'unfinished-text', fixed: 'Text.' }));
}

function sums(): Mistake[] {
  return ['‸$E = mc^2$', '‸$n$', '‸$a + b$', '‸$x_1$', '‸$P(A)$'].map((sum) =>
    inArticle({
      name: `a sum: ${sum}`,
      typed: `So ${sum} is low.`,
      rule: 'foreign-syntax',
      says: 'Write the sum',
      fixed: 'So it is low.',
    }),
  );
}

function pages(): Mistake[] {
  const words = 'Read ‸[the article](Burn Quality) now.';
  return [
    inArticle({
      name: 'the words of a title for an address',
      typed: words,
      rule: 'blank-in-target',
      says: 'such as `/faq`',
      fixed: 'Read [the article](burn-quality.md) now.',
    }),
    inArticle({
      name: 'words for an address',
      typed: 'Read ‸[this](My other page) now.',
      rule: 'blank-in-target',
      says: 'such as `/faq`',
      fixed: 'Read [this](/faq) now.',
    }),
    ...['Read ‸[this](my other page) now.', '参见‸[文章](消耗 质量)。'].map((typed) =>
      inArticle({ name: `words for an address: ${typed}`, typed, rule: 'blank-in-target', fixed: 'Text.' }),
    ),
    inArticle({
      name: 'a bold heading behind a picture',
      typed: '## 🔑 ‸**Key Takeaways**\n\nText.',
      rule: 'bold-heading',
      says: 'Key Takeaways',
    }),
    inArticle({
      name: 'a bold heading behind its number',
      typed: '## 1. ‸**Key Takeaways**\n\nText.',
      rule: 'bold-heading',
      says: 'Key Takeaways',
    }),
  ];
}

function tables(): Mistake[] {
  const rows: readonly (readonly [kind: string, typed: string])[] = [
    ['semicolons', '‸Gate;Month;Cost\nfirst;4;1'],
    ['semicolons', '‸Gate; Month\nfirst; 4\nsecond; 6'],
    ['commas', '‸Gate,Month,Cost\nfirst,4,1\nsecond,6,2'],
  ];
  return rows.map(([kind, typed]) =>
    inArticle({
      name: `a table with ${kind}: ${typed}`,
      typed,
      rule: 'table-form',
      says: `Unexpected ${kind} between words`,
    }),
  );
}
