import { toPrintableJson } from '../../printable.ts';

/** The text of a new article, marked as a draft, with its fields in place. `today` as `YYYY-MM-DD`. */
export function startArticle(title: string, today: string): string {
  return `---
title: ${toPrintableJson(title)}
summary: One or two sentences that say what a reader will know afterwards.
published: ${today}
tags: []
draft: true
---

Write here. \`##\` begins a section.
`;
}
