import { findForeignForms } from '../markdown/find-foreign-forms.ts';
import type { Finders } from '../markdown/found.ts';

const DIAGRAM = /^(?:mermaid|plantuml|dot|graphviz)$/i;
/** What runs in a program, or makes a box there; the name of a language in braces is that of code. */
const RUN = /^(?:dataview(?:js)?|\{(?!(?:bash|js|julia|ojs|python|r|sql)\})[a-z][\w-]*\})$/;
const RUN_ADVICE = 'Write its words as a text, or put in as a table or picture what it would have shown.';
const ADVICE =
  'Put the drawing in as a picture, `![What it shows](../images/…)`; to show it as code, take this word out from behind the backticks.';

export const foreignSyntax: Finders<'foreign-syntax'> = {
  signs:
    /[[{<【$^\\«┌├└╔╠╚]|%%|==|\|[|=]|[*\ufffc]\||!!|!\S+!|\?\?\?|::|\.\.[ \t]|[~@#](?=\S)|:[a-z]|[a-z]:[[/]|:\d:|:[+-]1:|^:[A-Z]|''|":|\(\(|%\w+%|\bhashtag|(?:more|altro|anzeigen|plus)$|[-¬]\n|=[A-Z]|^= |\.\w{3,4}[ \t]+["“]|^\|[ \t]|(?:^|\ufffc)__?(?![\w\ufffc])|-->|\)=|\(cid:|^\+[-=]|^\/[a-z]|^[ \t>]*(?:import |export |h\d\.|bq\.|fn\d|p\(|\d\d?:\d|WEBVTT)|[\ufb00-\ufb06]|&[#a-z]|&lt;|%20|#{5}|‹|^[ \t>]*[A-Z]>|=>|Speaker|Sprecher|Relatore|Interlocuteur|^Press |^Thanks |^Share |^Leave |^Subscribe |^Copy |^Screen |P a g e|\^\(|oai_|~{3}|[A-Z]{5} |\b(?:cite.?turn|Err|Fehler!)|^-#|^:[ \t]|^\.[A-Z]|=[a-z]|\|[a-z]|\(\/\)|x00[01]|^(?:Page|Seite|P[aá]gina) \d|Click |Tap |Choose an|Klicken|Fare clic|Cliquez/mu,
  block: (block) => findForeignForms(block, 'foreign-syntax'),
  nodes: {
    /** Finds diagrams of other programs, by the info string of a fence. */
    *code({ node: { lang }, start }) {
      if (lang && DIAGRAM.test(lang))
        yield { offset: start, values: { program: 'a program for diagrams', what: lang, advice: ADVICE } };
      else if (lang && RUN.test(lang))
        yield { offset: start, values: { program: 'another program', what: lang, advice: RUN_ADVICE } };
    },
  },
};
