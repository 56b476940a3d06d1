import { formsOf, LETTER, LINK, remarksOf, SOURCE, TAKE_LINE_OUT, type ForeignForm } from './foreign-form.ts';

const VALUE = 'Write the value that belongs there.';

/** Remarks for the writer alone. */
export const REMARKS: readonly ForeignForm[] = [
  ...remarksOf('Obsidian', /(?<!\d ?|%)%%(?!%)[^%]{1,2000}%%(?!%)/g),
  ...remarksOf('MDX', /\{\/[*\ufffc][^{}]*[*\ufffc]\/\}/g),
  ...remarksOf('a template program', /\{#(?=[\s\p{L}])[^{}#]*#\}/gu),
  ...remarksOf('CriticMarkup', /\{>>[^{}]*<<\}/g),
  ...remarksOf('kramdown', /\{::comment\}[^{}]*(?:\{:\/(?:comment)?\})?/g),
  ...remarksOf(
    'a messenger',
    /^(?<what>\[\d{1,2}[:.]\d{2}(?:[:.]\d{2})?, \d{1,4}[./-]\d{1,2}[./-]\d{1,4}\] [^:\n]{1,40}:)/gm,
    /^(?<what>\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?\] [^:\n]{1,40}:)/gm,
    /^(?<what>[^\n[\]]{2,40}, \[\d{1,4}[./-]\d{1,2}[./-]\d{1,4} \d{1,2}:\d{2}(?::\d{2})?\])$/gm,
    /^(?<what>\d{1,4}[./-]\d{1,2}[./-]\d{1,4}, \d{1,2}[:.]\d{2}(?: [AP]M)? - [^:\n]{1,40}:)/gm,
    /^(?<what><Media omitted>|This message was deleted|You deleted this message|\S+\.\w{3,4} \(file attached\))\.?$/gm,
  ),
  ...remarksOf(
    'a mail program',
    /^[ \t>]*(?<what>-{3,} ?(?:Original Message|Forwarded message|Messaggio (?:originale|inoltrato)|Ursprüngliche Nachricht|Message d['’]origine|Mensaje original|Mensagem original) ?-{3,})$/gim,
    /^(?<what>Sent from my \w[\w ]{2,30}|Get Outlook for \w+|Von meinem \w+ gesendet|Inviato da(?:l mio)? \w+|Envoyé de mon \w+|Enviado desde mi \w+)\.?$/gm,
    /^[ \t>]*(?<what>(?:From|Von|Da|De) ?: .+\n[ \t>]*(?:Sent|Date|Gesendet|Datum|Inviato|Data|Envoyé|Enviado) ?: .*(?:\n[ \t>]*(?:To|Cc|Subject|An|Betreff|A|Oggetto|À|Objet|Para|Asunto) ?: .*)*)/gm,
    /^(?<what>Virus-free\..*)$/gm,
    /^[ \t>]*(?<what>(?:On|Am|Le|El|Il giorno) [^\n]{6,80}\b(?:wrote|schrieb[^\n]{0,40}|a écrit|escribió|ha scritto) ?:)$/gm,
  ),
  ...remarksOf(
    'a word processor',
    /^(?<what>(?:Commented|Formatted|Deleted|Commentato|Kommentiert) ?\[\p{Lu}+\d+\]: ?.*)$/gmu,
  ),
];

/** Forms that come along with what is copied from offices, mails, transcripts and PDFs. */
export const PASTED_FORMS: readonly ForeignForm[] = [
  ...formsOf(
    'a spreadsheet',
    {
      form: /(?<![\w/])#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)/g,
      advice: VALUE,
    },
    { form: /=(?<=(?:^|\s)=)[A-Z]{2,12}\([^\n()]*\)/gm, advice: VALUE },
    { form: /#(?<=\s#)#{4,}(?=[\s.,;:)]|$)/gm, advice: VALUE },
    { form: /_(?<what>x00[01][\dA-F])_/g, advice: 'Take it out, with the sign on each side.', inSource: true },
  ),
  ...formsOf(
    'a program for references',
    {
      form: /\{[^{}|\n]*\|[^{}\n]*\|zu?:[^{}\n]*\}|\{\p{Lu}[^{}\n]{1,60}, \d{4}[^{}\n]{0,20} ?#\d+[^{}\n]*\}/gu,
      advice: SOURCE,
    },
    { form: /ADDIN (?:ZOTERO_\w+|EN\.CITE|CSL_CITATION|Mendeley)[^\n]*/g, advice: SOURCE },
  ),
  ...formsOf(
    'a word processor',
    {
      form: /\b(?:HYPERLINK|PAGEREF|MERGEFIELD|INCLUDEPICTURE) (?:\\[a-z] )?["“_A-Z][^\s"”]*["”]?/g,
      advice: LINK,
    },
    {
      form: /Error! (?:Reference source|Bookmark) not (?:found|defined)\.?|Errore\. L['’]origine riferimento[^.\n]*\.|Fehler! (?:Verweisquelle|Textmarke)[^.\n]*\.|Erreur ! (?:Source du renvoi|Signet)[^.\n]*\./g,
      advice: 'Write what it should have led to, or take it out.',
    },
    {
      form: /(?:\{ )?\b[A-Z]{2,12}(?: \w+)? \\\* ?(?:ARABIC|CHARFORMAT|MERGEFORMAT|ROMAN)\b(?: \})?/g,
      advice: 'Write the number or the words that it stands for.',
      inSource: true,
    },
    {
      form: /(?:Click|Tap)(?: or tap)? here to enter (?:a date|text)\.|Choose an item\.|Klicken oder tippen Sie hier, um Text einzugeben\.|Fare clic o toccare qui per immettere (?:il )?testo\.|Cliquez ou appuyez ici pour entrer du texte\./g,
      advice: 'Write the words that belong there, or take it out.',
    },
  ),
  ...formsOf(
    'a program for slides',
    {
      form: /‹#›|^(?:Click to add (?:notes|subtitle|text|title)|Fare clic per (?:aggiungere|inserire|modificare) .*)$/gm,
      advice: TAKE_LINE_OUT,
    },
    { form: /^Screen clipping taken: .*$/gm, advice: TAKE_LINE_OUT },
  ),
  ...formsOf('a mail program', {
    form: /\[(?:cid|image):[^\]\n]+\](?!\()/g,
    advice: 'Put the picture in, `![what it shows](../images/…)`, or take it out.',
  }),
  ...formsOf(
    'a social network',
    { form: /(?<!\p{L})hashtag[ \t]*(?=#\p{L})/gu, advice: 'Take it out.' },
    { form: /(?:…|\.{3})[ \t]?(?:see more|mostra altro|mehr anzeigen|voir plus)$/gm, advice: 'Take it out.' },
  ),
  ...formsOf('a platform for articles', {
    form: /^(?<what>Press enter or click to view image in full size|Thanks for reading.*! Subscribe for free .*|Share this post|Leave a comment|Subscribe now|Copy code)\.?$/gm,
    advice: TAKE_LINE_OUT,
  }),
  ...formsOf(
    'a transcript',
    { form: /^(?<what>(?:Speaker|Sprecher|Relatore|Interlocuteur) \d{1,2}) ?:/gm, advice: 'Write who says it.' },
    { form: /^(?<what>\[\d{1,2}:\d{2}:\d{2}(?:[.,]\d+)?\])(?=\s)/gm, advice: 'Take it out.' },
    {
      form: /\[(?:inaudible|crosstalk|unintelligible|incomprensibile|unverständlich|inaudibile)[^\]\n]*\]/gi,
      advice: 'Take it out, or write what was said.',
    },
    { form: /^(?<what>\d{1,2}:\d{1,2}(?::\d{1,2})?[.,]\d{3} --> .*|WEBVTT)$/gm, advice: TAKE_LINE_OUT },
  ),
  ...formsOf('a version control', {
    form: /^(?<what>\/(?:assign|unassign|label|unlabel|close|reopen|cc|milestone|due|estimate|spend)(?:[ \t].*)?)$/gm,
    advice: TAKE_LINE_OUT,
  }),
  ...formsOf(
    'a PDF',
    { form: /\(cid:\d+\)/g, advice: 'Type the word with its letters.' },
    { form: /[\ufb00-\ufb06]+/g, to: (typed) => typed.normalize('NFKC') },
    {
      // Two halves of a word, and a hyphen at the end of a line.
      needs: /[-¬]\n/,
      form: /(?<![\p{L}\d_/.#-])\p{L}\p{Ll}+[-¬]\n[ \t>]*(?!(?:and|or|to|und|oder|bis|et|ou|e|o|y|a)\b)\p{Ll}+(?![\p{L}\d_/-])/gu,
      advice: (typed) => {
        const [before, after] = typed.split(/[-¬]\n[ \t>]*/);
        return `Type it on one line, \`${before}${after}\`; or \`${before}-${after}\`, if it has a hyphen.`;
      },
    },
    {
      form: /^(?<what>(?:Page|Seite|Pagina|Página) \d{1,3} (?:of|von|di|de|sur) \d{1,3}|\d{1,3} ?\| ?P a g e|P a g e ?\| ?\d{1,3})$/gm,
      advice: TAKE_LINE_OUT,
    },
  ),
  ...formsOf(
    'a program that encodes texts',
    {
      form: /(?:=[C-F][\dA-F](?:=[89AB][\dA-F])+)+/g,
      advice: LETTER,
      to: (typed) => asLetters(Buffer.from(typed.replaceAll('=', ''), 'hex').toString('utf8')),
    },
    {
      form: /(?:\\u[\da-f]{4})+/gi,
      advice: LETTER,
      to: (typed) => asLetters(JSON.parse(`"${typed}"`) as string),
    },
    { form: /&(?:nbsp|[lr][ds]quo|[mn]dash|hellip|#\d{2,5})(?![\d;])/g, to: (typed) => `${typed};` },
    {
      form: /&amp;(?:#\d{2,5}|#x[\da-f]{2,5}|nbsp|amp|lt|gt|quot|[lr]squo|[lr]dquo|ndash|mdash|hellip);/gi,
      to: (typed) => typed.replace('amp;', ''),
    },
    {
      form: /(?<![\p{L}\d./%_-])\p{L}+(?:%20\p{L}+)+(?![\p{L}\d/%_]|[.-]\w)/gu,
      to: (typed) => typed.replaceAll('%20', ' '),
    },
    { form: /<\/?(?!o:p\b)[a-z][\w-]*:[a-z]\w*(?:[ \t][^<>\n]*)?\/?>/gi, advice: 'Take it out.' },
    {
      form: /&lt;(?<tag>[a-z][a-z\d]*)(?:[ \t][^&\n]*)?&gt;[^\n]*?&lt;\/\k<tag>&gt;/g,
      advice: 'Keep the words, and take the tags around them out; between backticks they are shown as code, `<p>`.',
    },
  ),
];

/** Returns decoded text; undefined if it holds half a character, or a sign that nobody sees. */
function asLetters(text: string): string | undefined {
  return /[\ufffd\p{C}\s]/u.test(text) ? undefined : text;
}
