import { baseOf } from './marks.ts';

/** Words of a language, each an alternation for a pattern, that show what a number beside them counts. */
export interface MeasureWords {
  /** Behind a number: "weeks", "percent", "million", "slides". */
  readonly behind: string;
  /** Before a number: "pages", "days". */
  readonly before: string;
  readonly months: string;
}

const TIMES = ['minute', 'hour', 'day', 'week', 'month', 'year'];
const SIZES = [
  'second',
  'degree',
  'celsius',
  'percent',
  'meter',
  'kilometer',
  'centimeter',
  'millimeter',
  'liter',
  'gram',
];
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF'];
/** Numbers that select every form of a word in every language. */
const COUNTS = [1, 2, 5, 1.5];
const LARGE = [1e3, 2e3, 1e6, 2e6, 5e6, 1e9, 2e9, 5e9];
/** The fallback for a language that the runtime does not know. */
const OTHERWISE = 'en';

/** Words before page numbers and ages, by language; like those of what is counted, the Unicode CLDR does not have them. */
const PAGES: Readonly<Record<string, string>> = {
  en: String.raw`pages?|pp?\.?|slides|aged|ages`,
  it: String.raw`pagin[ae]|pagg?\.?|pp?\.|età`,
  fr: String.raw`pages?|pp?\.`,
  de: String.raw`Seiten?|S\.|Uhr`,
  es: String.raw`páginas?|págs?\.?|pp?\.`,
  pt: String.raw`páginas?|págs?\.?|pp?\.`,
  nl: String.raw`pagina['’]?s?|blz\.?|pp?\.`,
};
/** Words for what is counted, behind its number. */
const COUNTED: Readonly<Record<string, string>> = {
  en:
    '(?:(?:business|working|calendar|consecutive|full|live|more|target) )?(?:days|weeks|months|hours|quarters?|decades?|centuries|times|fold|' +
    '(?:basis )?points?|pages?|slides?|sentences|words|lines|steps|gates|milestones|rounds|pilots|experiments|scenarios|questions|interviews|candidates|experts|reviewers|people|persons|patients|subjects|participants|animals|mice|samples|doses?|tablets?|capsules?|' +
    'cycles|sessions?|meetings|partners|companies|investors|founders|employees|dollars|pounds|francs)',
  it:
    'per cento|volte|trimestr[ei]|punti|pagin[ae]|slide|parole|persone|pazienti|soggetti|partecipanti|animali|topi|campioni|dos[ei]|compress[ae]|capsul[ae]|cicli|' +
    'session[ei]|incontri|partner|aziende|investitori|dipendenti|dollari|sterline|franchi',
  fr:
    'fois|années|trimestres?|points?|pages?|diapositives?|mots|personnes|patients|sujets|participants|animaux|souris|échantillons|doses?|comprimés?|gélules?|cycles|' +
    'séances?|réunions|partenaires|entreprises|investisseurs|employés|salariés|dollars|livres|francs',
  de:
    'Uhr|mal|Tsd|fach\\p{L}{0,2}|Quartale?n?|(?:Prozentp|P)unkten?|Werktagen?|Arbeitstagen?|Seiten?|Folien|W[oö]rter[n]?|Personen|Menschen|Patienten|Probanden|' +
    'Teilnehmern?|Tieren?|Mäusen?|Proben|Dos(?:is|en)|Tabletten?|Kapseln?|Zyklen|Sitzungen|Treffen|Partnern?|Unternehmen|Firmen|Investoren|' +
    'Mitarbeitern?|Pfund|Franken|(?:sekünd|minüt|stünd|täg|wöch|monat|jähr|seit|proz)\\p{L}{2,6}',
  es:
    'veces|trimestres?|puntos|páginas?|diapositivas|palabras|personas|pacientes|sujetos|participantes|animales|ratones|muestras|dosis|comprimidos?|cápsulas?|' +
    'ciclos|sesiones|reuniones|socios|empresas|inversores|empleados|dólares|libras|francos',
  pt:
    'vezes|trimestres?|pontos|páginas?|diapositivos|slides|palavras|pessoas|pacientes|doentes|sujeitos|participantes|animais|ratos|camundongos|amostras|' +
    'doses?|comprimidos?|cápsulas?|ciclos|sessões|reuniões|parceiros|empresas|investidores|funcionários|dólares|libras|francos|euros?',
  nl: 'uur|keer|maal|kwartalen|pagina\\p{L}{0,1}|personen|patiënten|doses|tabletten|sessies|partners|bedrijven',
};
/** Prefixes of units whose names the Unicode CLDR does not have. */
const PREFIX = '(?:milli|mili|m[iy][ck]ro|nano|kilo|chilo|quilo)?';

const known = new Map<string, MeasureWords>();

/** Returns the words of a language such as `en` or `pt-PT`: units, currencies and months as the Unicode CLDR has them. */
export function measureWords(language: string): MeasureWords {
  const words = known.get(language) ?? collectWords(language);
  known.set(language, words);
  return words;
}

function collectWords(language: string): MeasureWords {
  const base = baseOf(language);
  // German adds a letter in the dative: "in 2-3 Tagen".
  const ending = base === 'de' ? 'n?' : '';
  const times = TIMES.flatMap((unit) => unitWords(language, unit)).map((word) => word + ending);
  const sizes = SIZES.flatMap((unit) => unitWords(language, unit)).map((word) => PREFIX + word);
  const money = CURRENCIES.flatMap((code) => currencyWords(language, code));
  return {
    behind: alternation([COUNTED[base], ...times, ...sizes, ...money, ...largeNumbers(language)]),
    before: alternation([PAGES[base], ...times, ...money]),
    months: alternation(monthWords(language)),
  };
}

function alternation(patterns: readonly (string | undefined)[]): string {
  // Without any, it matches nothing: months are numbers in Japanese.
  return patterns.filter((pattern) => pattern !== undefined).join('|') || '(?!)';
}

function unitWords(language: string, unit: string): string[] {
  return unique(
    (['long', 'short'] as const).flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat([language, OTHERWISE], { style: 'unit', unit, unitDisplay });
      return COUNTS.map((count) => partOf(format.formatToParts(count), 'unit'));
    }),
  );
}

function currencyWords(language: string, currency: string): string[] {
  const style = { style: 'currency', currency, currencyDisplay: 'name' } as const;
  const format = new Intl.NumberFormat([language, OTHERWISE], style);
  return unique(COUNTS.map((count) => partOf(format.formatToParts(count), 'currency')));
}

function largeNumbers(language: string): string[] {
  return unique(
    (['long', 'short'] as const).flatMap((compactDisplay) => {
      const format = new Intl.NumberFormat([language, OTHERWISE], { notation: 'compact', compactDisplay });
      return LARGE.map((count) => partOf(format.formatToParts(count), 'compact'));
    }),
  );
}

function monthWords(language: string): string[] {
  const first = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1));
  const words = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat([language, OTHERWISE], { day: 'numeric', month, timeZone: 'UTC' });
    return first.map((time) => format.formatToParts(time).find(({ type }) => type === 'month')?.value ?? '');
  });
  return unique(words.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]));
}

function partOf(parts: readonly Intl.NumberFormatPart[], type: Intl.NumberFormatPartTypes): string {
  return parts.find((part) => part.type === type)?.value ?? '';
}

/** Returns words of two letters and more, each once, without the point of an abbreviation; the longest come first. */
function unique(words: readonly string[]): string[] {
  const plain = words.map((word) => word.replace(/\.$/, '')).filter((word) => /^\p{L}[\p{L} -]+$/u.test(word));
  return [...new Set(plain)].toSorted((a, b) => b.length - a.length);
}
