import { setAction, setFigure, setPicture } from '../../derive/set-lines.ts';
import type { Hero, QuestionGroup } from '../../model/page.ts';
import type { Card } from '../../model/section.ts';
import type { SectionDraft } from '../../parse/sections.ts';
import type { SetLine } from '../../typography/typeset.ts';
import type { PageDraft } from './parse-page.ts';

/** A page with its lines set; its keywords are for machines, and stay as they are. */
export function typesetPage(page: PageDraft, set: SetLine): PageDraft {
  const { title, label, description, hero, updated, offer, questions, sections } = page;
  return {
    ...page,
    title: set(title),
    label: set(label),
    description: set(description),
    hero: setHero(hero, set),
    ...(updated && { updated: { ...updated, text: set(updated.text) } }),
    ...(offer && { offer: { ...offer, name: set(offer.name) } }),
    questions: questions.map((group) => setQuestions(group, set)),
    sections: sections.map((section) => setSection(section, set)),
  };
}

function setHero(hero: Hero, set: SetLine): Hero {
  const { kicker, title, lead, line, who, actions, figures, picture, caption } = hero;
  return {
    ...hero,
    ...(kicker !== undefined && { kicker: set(kicker) }),
    title: set(title),
    ...(lead !== undefined && { lead: set(lead) }),
    ...(line !== undefined && { line: set(line) }),
    ...(who !== undefined && { who: set(who) }),
    actions: actions.map((action) => setAction(action, set)),
    figures: figures.map((figure) => setFigure(figure, set)),
    ...(picture && { picture: setPicture(picture, set) }),
    ...(caption !== undefined && { caption: set(caption) }),
  };
}

function setQuestions({ title, questions, ...group }: QuestionGroup, set: SetLine): QuestionGroup {
  return { ...group, title: set(title), questions: questions.map((one) => ({ ...one, question: set(one.question) })) };
}

function setSection(section: SectionDraft, set: SetLine): SectionDraft {
  const { kicker, title, actions, picture } = section;
  return setItems(
    {
      ...section,
      ...(kicker !== undefined && { kicker: set(kicker) }),
      ...(title !== undefined && { title: set(title) }),
      actions: actions.map((action) => setAction(action, set)),
      ...(picture && { picture: setPicture(picture, set) }),
    },
    set,
  );
}

/** Services, quotes and articles are set where they are read, points as Markdown. */
function setItems(section: SectionDraft, set: SetLine): SectionDraft {
  switch (section.kind) {
    case 'cards':
      return { ...section, items: section.items.map((card) => setCard(card, set)) };
    case 'steps':
      return { ...section, items: section.items.map((step) => ({ ...step, title: set(step.title) })) };
    case 'figures':
      return { ...section, items: section.items.map((figure) => setFigure(figure, set)) };
    case 'prose':
    case 'points':
    case 'services':
    case 'quotes':
    case 'insights':
    case 'consent':
      return section;
  }
}

function setCard(card: Card, set: SetLine): Card {
  return { ...card, title: set(card.title), ...(card.link && { link: setAction(card.link, set) }) };
}
