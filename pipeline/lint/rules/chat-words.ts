import type { Finders } from '../markdown/found.ts';

const THING = String.raw`(?:version|draft|rewrite|revision|article|post|text|summary|outline|translation)`;
const VERBS =
  'add|adapt|adjust|also|change|continue|create|draft|expand|format|generate|include|make|modify|provide|refine|rewrite|shorten|suggest|summarize|tailor|translate|turn|write';
/** Phrases that a chat program adds before, after or instead of the requested text, at the start of a paragraph. */
const SAID = new RegExp(
  [
    String.raw`(?:Sure(?: thing)?|Certainly|Absolutely|Of course|Got it|Great)!\s+(?:Here(?:['’]s| is| are)|Below (?:is|are)|I['’]ve|I have)\b`,
    String.raw`(?:Sure|Certainly|Absolutely|Of course)[,.:—–-]\s*(?:here|below)(?:['’]s| is) [^.\n]{0,50}\b${THING}\b`,
    String.raw`Here(?:['’]s| is) (?:a|an|the|your) [^.\n]{0,40}\b(?:polished|revised|rewritten|improved|refined|edited|cleaned[- ]up|more (?:concise|engaging))\b[^.\n]{0,40}\b${THING}\b[^.\n]*:\s*$`,
    String.raw`(?:Would you like|Do you want|Let me know if you(?:['’]d| would) like) me to (?:${VERBS})\b`,
    String.raw`(?:As|I['’]m|I am) an? (?:AI|large) (?:language )?model\b`,
    String.raw`Cert(?:o|amente)!\s+Ecco\b|Ecco una versione (?:rivista|migliorata|più)\b|(?:Vuoi|Desideri) che (?:(?:la|lo|ne|ti) \p{L}+|(?:aggiunga|continui|modifichi|prepari|riscriva|scriva|traduca)\b)|(?:ChatGPT|Copilot|Gemini|Claude) said:\s*$|当然(?:可以)?[！!，,]\s*(?:以下|这)是`,
    String.raw`(?:Gerne|Natürlich|Klar|Selbstverständlich)!\s+Hier (?:ist|sind)\b|(?:Möchtest du|Möchten Sie), dass ich\b`,
    String.raw`Bien sûr ?!\s+Voici\b|¡(?:Claro|Por supuesto)!\s+Aquí\b|(?:Souhaitez-vous|Veux-tu) que je\b`,
    String.raw`(?:Als KI-Sprachmodell|Come modello linguistico|En tant que modèle de langage|Como modelo de lenguaje)\b`,
  ].join('|'),
  'muy',
);
/** The rest of a sentence, and the signs that close bold or quoted words there; `e.g. without` is within one. */
const REST_OF_SENTENCE = /^(?<rest>[^]*?(?:[.:!?](?=[*_"”]*(?:\s+(?!\p{Ll})|\s*$))|[。：！？]|$))(?<closing>[*_"”]*)/u;

export const chatWords: Finders<'chat-words'> = {
  nodes: {
    /** Finds paragraphs that a chat program addressed to the writer, not to readers. */
    *paragraph({ parent, start, typed }) {
      const marks = /^[*_>"“ ]*/.exec(typed)?.[0].length ?? 0;
      SAID.lastIndex = marks;
      const said = parent.type === 'root' ? SAID.exec(typed)?.[0].trimEnd() : undefined;
      if (said === undefined) return;
      const begun = marks + said.length - (/[.:!?]$/.test(said) ? 1 : 0);
      const { rest = '', closing = '' } = REST_OF_SENTENCE.exec(typed.slice(begun))?.groups ?? {};
      const from = closing === '' ? marks : 0;
      const words = typed.slice(from, begun + rest.length + closing.length);
      yield { offset: start + from, values: { words: words.replaceAll(/\s+/g, ' ') } };
    },
  },
};
