import type { Action, Card, Figure, Prose, Section, Service, Step, Testimonial } from '../model.ts';
import type { AuthoredAction } from '../schema/common.ts';
import { LAYOUTS } from '../schema/layouts.ts';
import type { AuthoredSection } from '../schema/section.ts';
import type { Author } from './author.ts';
import type { Path } from './yaml.ts';

/** A section as one file can give it; services, quotes and insights are filled in by `derive/`. */
export type SectionDraft = Section & {
  readonly audience?: Service['audience'];
  readonly count?: number;
};

type Of<K extends AuthoredSection['kind']> = Extract<AuthoredSection, { kind: K }>;

/** Reads one section of a page. `index` is its place in the list. */
export function parseSection(section: AuthoredSection, index: number, author: Author): SectionDraft {
  const path = ['sections', index];
  const id = anchorOf(section, index);
  const base = {
    id,
    ...optional('kicker', author.optionalLine([...path, 'kicker'], section.kicker)),
    ...optional('title', author.optionalLine([...path, 'title'], section.title)),
    ...optional('text', parseProse([...path, 'text'], section.text, id, author)),
    actions: parseActions([...path, 'actions'], section.actions, author),
    ...optional('note', parseProse([...path, 'note'], section.note, id, author)),
    ...optional('picture', author.illustration(path, section)),
    tone: section.tone,
  };
  switch (section.kind) {
    case 'prose':
      return { ...base, kind: 'prose', layout: section.layout ?? LAYOUTS.prose[0] };
    case 'cards':
      return {
        ...base,
        kind: 'cards',
        layout: section.layout ?? LAYOUTS.cards[0],
        items: parseCards(section, path, id, author),
      };
    case 'steps':
      return {
        ...base,
        kind: 'steps',
        layout: section.layout ?? LAYOUTS.steps[0],
        items: parseSteps(section, path, id, author),
      };
    case 'figures':
      return {
        ...base,
        kind: 'figures',
        layout: section.layout ?? LAYOUTS.figures[0],
        items: parseFigures([...path, 'items'], section.items, author),
      };
    case 'points':
      return {
        ...base,
        kind: 'points',
        layout: section.layout ?? LAYOUTS.points[0],
        items: parsePoints([...path, 'items'], section.items, id, author),
      };
    case 'services':
      return { ...base, kind: 'services', items: [], audience: section.audience };
    case 'quotes':
      return {
        ...base,
        kind: 'quotes',
        layout: section.layout ?? LAYOUTS.quotes[0],
        items: [] as Testimonial[],
        ...optional('count', section.count),
      };
    case 'insights':
      return { ...base, kind: 'insights', items: [] };
    case 'consent':
      return { ...base, kind: 'consent' };
  }
}

/** The anchor of a section, given or made from its place. */
export function anchorOf({ id }: AuthoredSection, index: number): string {
  return id ?? `section-${index + 1}`;
}

/** Reads a list of links. */
export function parseActions(path: Path, actions: readonly AuthoredAction[] = [], author: Author): Action[] {
  return actions.map((action, index) => author.action([...path, index], action));
}

/** Reads a list of proof figures. */
export function parseFigures(path: Path, figures: Of<'figures'>['items'] = [], author: Author): Figure[] {
  return figures.map(({ figure, label, text }, index) => ({
    figure: author.line([...path, index, 'figure'], figure),
    label: author.line([...path, index, 'label'], label),
    ...optional('text', author.optionalLine([...path, index, 'text'], text)),
  }));
}

function parseCards(section: Of<'cards'>, path: Path, id: string, author: Author): Card[] {
  return section.items.map((card, index) => {
    const here = [...path, 'items', index];
    const title = author.line([...here, 'title'], card.title);
    const label = author.optionalLine([...here, 'chip'], card.chip) ?? title;
    return {
      title,
      ...optional('text', parseProse([...here, 'text'], card.text, `${id}-${index + 1}`, author)),
      points: parsePoints([...here, 'points'], card.points, `${id}-${index + 1}`, author),
      ...optional('link', card.to === undefined ? undefined : author.link([...here, 'to'], label, card.to, card)),
    };
  });
}

function parseSteps(section: Of<'steps'>, path: Path, id: string, author: Author): Step[] {
  return section.items.map((step, index) => {
    const here = [...path, 'items', index];
    return {
      title: author.line([...here, 'title'], step.title),
      ...optional('text', parseProse([...here, 'text'], step.text, `${id}-${index + 1}`, author)),
      points: parsePoints([...here, 'points'], step.points, `${id}-${index + 1}`, author),
    };
  });
}

function parsePoints(path: Path, points: readonly string[] = [], id: string, author: Author): Prose[] {
  return points.map((point, index) => author.prose([...path, index], point, `${id}-point-${index + 1}-`));
}

function parseProse(path: Path, text: string | undefined, id: string, author: Author): Prose | undefined {
  return text === undefined ? undefined : author.prose(path, text, `${id}-`);
}

/** `{ [key]: value }`, or nothing where there is no value. */
export function optional<K extends string, T>(key: K, value: T | undefined): { [P in K]?: T } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: T });
}
