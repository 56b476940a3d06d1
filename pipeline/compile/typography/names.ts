/** Words that announce an identifier, in the languages of which the program knows words. */
const LABELS =
  'n[.°º]|no|nos|n°s|nr|num|núm|number|numbers|numer[oi]|numéros?|números?|\\p{L}*nummern?|\\p{L}+nr|cat|catalogu?e?|catalogo|catálogo|item|lot|lots|lotto|lote|' +
  'los|batch|charge|refs?|réf|references?|référence|referencia|referência|order|ordine|commande|auftrag|pedido|encomenda|invoice|fattura|facture|rechnung|' +
  'factura|fatura|docket|dossier|cases?|causa|sentenza|affaire|arrêt|az|aktenzeichen|caso|expediente|processo|patents?|brevetto|brevet|patentes?|' +
  'applications?|appl|ser|serial|sections?|secs?|sezione|sección|secção|seção|abschnitt|arts?|artikel|articles?|articol[oi]|artículos?|artigos?|rules?|' +
  'laws?|act|legge|loi|gesetz|ley|lei|bill|parts?|parte|partie|teil|models?|modell[oe]?|modèle|modelo|versions?|versione|versión|versão|ver|release|build|' +
  'flights?|vol[oi]?|flug|vuelo|voo|train|treno|zug|bus|gate|box|casella|boîte|postfach|caixa|apartado|ext|extension|extensión|interno|poste|durchwahl|ramal|rooms?|suite|apt|tel|phone|fax|tickets?|issue|' +
  'notices?|announcement|bulletin|circular|resolution|directive|opinion|ruling|contract|contratto|contrat|vertrag|contrato|grants?|agreement|award|' +
  'tender|account|acct|codes?|cod|codice|código|id|pin|type|form|clone|strain|scheme|procedure';
const BETWEEN = '(?:[.:]?[ \u00A0\u202F]?)';
const LABEL = new RegExp(`(?<![\\p{L}\\p{N}])(?:${LABELS})${BETWEEN}$|[#§№]${BETWEEN}$`, 'iu');
/** An acronym, or an abbreviation with a capital: "ISSN", "U.S.C.", "Rul." */
const ACRONYM = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}:?|(?:\p{Lu}\.)+|\p{Lu}\p{Ll}{1,4}\.)[ \u00A0\u202F]$/u;
const CAPITAL = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}-]*[ \u00A0\u202F]$/u;

/** Tells whether the text before a number says that it is an identifier: "Catalog no.", "case", "§". */
export function isLabelled(before: string): boolean {
  return LABEL.test(before);
}

/** Tells whether the text before a number may be the first part of a code, as in "ISSN 1756-1833". */
export function isBehindAcronym(before: string): boolean {
  return isLabelled(before) || ACRONYM.test(before);
}

/** Tells whether the text before a number may be a name, as in "Boeing 737-800". */
export function isBehindName(before: string): boolean {
  return isBehindAcronym(before) || CAPITAL.test(before);
}
