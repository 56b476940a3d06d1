import type { Card, Figure, Section, Source, Station, Service } from '../../content/model/section.ts';
import type { Action, Prose } from '../../content/model/text.ts';
import { placeholdersOf } from '../../content/model/placeholders.ts';
import { formatDay } from '../../content/day-form.ts';
import { isPlaceholderText, type AuthoredAction } from '../../content/schema/common.ts';
import type { AuthoredSection } from '../../content/schema/section.ts';
import { optional } from '../../shared/optional.ts';
import type { FieldReader } from './field-reader.ts';
import type { Path } from '../../yaml/spans.ts';

/** A section as one file can give it; `derive/` fills in services, quotes and insights. */
export type ParsedSection = Section & {
  readonly audience?: Service['audience'];
  readonly count?: number;
  readonly untilQuoted?: Prose;
};

type Of<K extends AuthoredSection['kind']> = Extract<AuthoredSection, { kind: K }>;

/** Reads one section of a page. `index` is its position in the list. */
export function parseSection(section: AuthoredSection, index: number, reader: FieldReader): ParsedSection {
  const path = ['sections', index];
  const items = [...path, 'items'];
  const id = anchorOf(section, index);
  const base = {
    id,
    ...optional('alsoAt', section.also_at),
    ...reader.lines(path, section, ['kicker', 'title']),
    ...optional('text', parseProse([...path, 'text'], section.text, id, reader)),
    actions: parseActions([...path, 'actions'], section.actions, reader),
    ...optional('note', parseProse([...path, 'note'], section.note, id, reader)),
    ...optional('picture', reader.illustration(path, section)),
    tone: section.tone,
    ...optional('joined', section.joined),
  };
  switch (section.kind) {
    case 'prose':
      return { ...base, kind: 'prose', layout: section.layout };
    case 'cards':
      return { ...base, kind: 'cards', layout: section.layout, items: parseCards(section, path, id, reader) };
    case 'steps':
      return {
        ...base,
        kind: 'steps',
        layout: section.layout,
        items: section.items.map((step, at) => parseStep(step, [...items, at], `${id}-${at + 1}`, reader)),
      };
    case 'figures':
      return { ...base, kind: 'figures', layout: section.layout, items: parseFigures(items, section.items, reader) };
    case 'points':
      return { ...base, kind: 'points', layout: section.layout, items: parsePoints(items, section.items, id, reader) };
    case 'services':
      return {
        ...base,
        kind: 'services',
        layout: section.layout,
        items: [],
        areCompared: false,
        ...optional('audience', section.audience),
      };
    case 'quotes':
      return {
        ...base,
        kind: 'quotes',
        layout: section.layout,
        items: [],
        ...optional('count', section.count),
        ...optional('untilQuoted', parseProse([...path, 'until_quoted'], section.until_quoted, `${id}-quoted`, reader)),
      };
    case 'case':
      return { ...base, kind: 'case', items: parseStations(section, path, id, reader) };
    case 'sources':
      return { ...base, kind: 'sources', items: parseSources(items, section.items, reader) };
    case 'insights':
      return { ...base, kind: 'insights', items: [] };
    case 'consent':
      return { ...base, kind: 'consent' };
  }
}

/** Returns the anchor of a section: its `id`, or one made from its position. */
export function anchorOf({ id }: AuthoredSection, index: number): string {
  return id ?? `section-${index + 1}`;
}

/** Reads a list of links. */
export function parseActions(path: Path, actions: readonly AuthoredAction[] = [], reader: FieldReader): Action[] {
  return actions.map((action, index) => reader.action([...path, index], action));
}

/** Reads a list of proof figures. */
export function parseFigures(path: Path, figures: Of<'figures'>['items'] = [], reader: FieldReader): Figure[] {
  return figures.map((fields, index) => {
    const here = [...path, index];
    const { icon, icon_color: color = 'accent' } = fields;
    reader.dependent(here, fields, ['icon_color'], 'icon');
    const period = reader.valueOrPlaceholder([...here, 'period'], fields.period);
    const reference = reader.valueOrPlaceholder([...here, 'reference'], fields.reference);
    return {
      ...reader.lines(here, fields, ['figure', 'label', 'text', 'counts', 'baseline']),
      ...optional('confirmedBy', reader.optionalLine([...here, 'confirmed_by'], fields.confirmed_by)),
      ...optional('period', reader.optionalLine([...here, 'period'], period.value)),
      ...optional('reference', reference.value && reader.action([...here, 'reference'], reference.value)),
      ...optional('sign', icon && { name: icon, color }),
      ...placeholdersOf(period, reference),
    };
  });
}

function parseStations(section: Of<'case'>, path: Path, id: string, reader: FieldReader): Station[] {
  return section.items.map((station, index) => {
    const here = [...path, 'items', index];
    const { title, figure } = reader.lines(here, station, ['title', 'figure']);
    const label = reader.optionalLine([...here, 'chip'], station.chip) ?? title;
    return {
      title,
      ...optional('figure', figure),
      ...optional('text', parseProse([...here, 'text'], station.text, `${id}-${index + 1}`, reader)),
      ...optional('picture', reader.illustration(here, station)),
      link: reader.link([...here, 'to'], label, station.to, station),
    };
  });
}

function parseSources(path: Path, sources: Of<'sources'>['items'], reader: FieldReader): Source[] {
  return sources.map((typed, index) => {
    const here = [...path, index];
    if (isPlaceholderText(typed)) {
      const { words = '' } = reader.valueOrPlaceholder(here, typed, 'source');
      return { kind: 'placeholder', words };
    }
    const seen = reader.valueOrPlaceholder([...here, 'seen'], typed.seen);
    reader.dependent(here, typed, ['seen', 'utm', 'analytics'], 'to');
    const { title, text } = reader.lines(here, typed, ['title', 'text']);
    const dayOf = (day: string) => ({ day, text: formatDay(day, reader.form.labels.language) });
    return {
      kind: 'source',
      title,
      ...optional('text', text),
      ...optional('link', typed.to === undefined ? undefined : reader.link([...here, 'to'], title, typed.to, typed)),
      ...optional('seen', seen.value === undefined ? undefined : dayOf(seen.value)),
      ...placeholdersOf(seen),
    };
  });
}

function parseCards(section: Of<'cards'>, path: Path, id: string, reader: FieldReader): Card[] {
  return section.items.map((card, index) => {
    const here = [...path, 'items', index];
    const step = parseStep(card, here, `${id}-${index + 1}`, reader);
    const label = reader.optionalLine([...here, 'chip'], card.chip) ?? step.title;
    reader.dependent(here, card, ['chip', 'utm', 'analytics', 'icon'], 'to');
    return {
      ...step,
      ...optional('link', card.to === undefined ? undefined : reader.link([...here, 'to'], label, card.to, card)),
      ...optional('sign', card.icon && { name: card.icon, color: 'accent' }),
    };
  });
}

function parseStep({ title, text, points }: Of<'steps'>['items'][number], path: Path, id: string, reader: FieldReader) {
  return {
    title: reader.line([...path, 'title'], title),
    ...optional('text', parseProse([...path, 'text'], text, id, reader)),
    points: parsePoints([...path, 'points'], points, id, reader),
  };
}

function parsePoints(path: Path, points: readonly string[] = [], id: string, reader: FieldReader): Prose[] {
  return points.map((point, index) => reader.prose([...path, index], point, `${id}-point-${index + 1}-`));
}

function parseProse(path: Path, text: string | undefined, id: string, reader: FieldReader): Prose | undefined {
  return text === undefined ? undefined : reader.prose(path, text, `${id}-`);
}
