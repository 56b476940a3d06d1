/** A word of sixty letters, longer than any line on a phone. */
export const LONG_WORD = 'Datenschutzgrundverordnungskonformitätsbescheinigungsverfahren';
const LONG_NAME = 'datenschutzgrundverordnungskonformitaetsbescheinigungsverfahren';

/** An article of unusual texts: overlong words, a right-to-left script, code in narrow cells. */
export const HOSTILE_ARTICLE = `---
title: ${LONG_WORD}
summary: ${LONG_WORD} is what this is about.
type: ${LONG_WORD}
published: 2025-10-09
tags: [${LONG_NAME}, capital, valuation]
hero_image: images/ladder.svg
hero_alt: ${LONG_WORD}
---

An unbroken address: <https://example.org/${LONG_NAME}/${LONG_NAME}>, and \`${LONG_NAME}\` as code.

## ${LONG_WORD}

- ${LONG_WORD}
- A list that stays where it is

## قائمة

- أولاً
- ثانياً
    - ثالثاً

1. واحد
2. اثنان

> اقتباس من نص عربي

- [ ] لم ينجز بعد
- [x] أنجز

## Codes

| What | Command | Then | And | Last |
|---|---|---|---|---|
| Install all that is needed before anything else is done here | \`npm install --save-dev thing\` | \`a && b\` | Read what it says, every line of it, with care | \`--if-present\` |
| ${LONG_WORD} | \`x\` | ${LONG_WORD} | y | z |

### ${LONG_WORD}

A last paragraph.
`;
