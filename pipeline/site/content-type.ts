import type * as z from 'zod';
import type { StarterTexts } from '../content/schema/starter-fields.ts';
import type { Authored } from './fields/load-fields.ts';
import type { ParseContext } from './parse/field-reader.ts';
import type { SiteSettings } from './parse/settings.ts';
import type { Path } from '../yaml/spans.ts';
import type { SocialCard } from '../content/model/assets.ts';
import type { PageText } from '../content/model/block.ts';
import type { Body, Prose } from '../content/model/text.ts';
import type { Feed, Route, Site, SiteFrame } from '../content/model/site.ts';
import type { Testimonial } from '../content/model/section.ts';
import type { Hidden } from '../content/model/edition.ts';
import type { FactGroups } from '../content/schema/published-json.ts';
import type { DayOf } from '../content/model/history.ts';
import type { Message } from '../findings/message.ts';
import { addressOfAlias } from '../content/addresses.ts';

/**
 * A content type, declared by one module. Stages loop over all types and name none.
 *
 * `Fields` is its front matter, `Entry` a parsed file, `Collection` the data of all its files for pages.
 */
export interface ContentType<Fields = unknown, Entry = unknown, Collection = unknown> {
  /** Name of a single file, and of the JSON Schema for its fields. */
  readonly name: string;
  /** Folder of its files, below the content folder. */
  readonly folder: string;
  readonly schema: z.ZodType<Fields>;
  /**
   * Returns why a file with these fields is not published on a day; undefined if it is. Without this member, every file
   * is published.
   */
  whyHidden?(fields: Fields, day: string): Hidden | undefined;
  /** Labels an entry in the preview with the reason why it is not published. */
  mark?(entry: Entry, why: string): Entry;
  /** Returns an entry as builds publish it: without the words of placeholders, which only the preview shows. */
  withoutPlaceholders?(entry: Entry): Entry;

  readonly addresses: AddressForm<Fields>;
  /** Files that must exist if there are these documents. */
  requires?(documents: readonly Document<Fields>[]): readonly string[];
  parse(authored: Authored<Fields>, context: ParseContext): Parsed<Entry>;
  /** Anchors on its page that come from entries of other types. */
  anchorsFrom?(
    document: Document<Fields>,
    content: Pick<CheckContext, 'documentsOf' | 'unreadableOf'>,
  ): readonly string[];
  /** Anchors of sections that its page leaves out, with what each section lacks: a link to them leads nowhere. */
  anchorsLeftOut?(
    document: Document<Fields>,
    content: Pick<CheckContext, 'settings' | 'testimonials'>,
  ): ReadonlyMap<string, LeftOut>;
  /** Finds problems that concern several of its files. */
  check?(documents: readonly Document<Fields>[], content: CheckContext): Iterable<Message>;

  /** Returns the routes of its entries. A list may replace a page. */
  routes(entries: readonly Entry[]): Iterable<readonly [string, Route]>;
  /** Makes the data of all entries for pages: sorted, and plain. */
  collect(entries: readonly Entry[], site: SiteContext): Collection;

  /**
   * Returns the texts of its pages for the archive, Markdown and files of changes, with lines as typed. The sitemap
   * lists the pages that have a text.
   */
  texts?(collection: Collection, site: SiteContext): readonly PageText[];
  cards?(collection: Collection, site: SiteContext): readonly CardWish[];
  /** Returns the schema.org nodes of each address; `cards` are paths of social cards by address. */
  structuredData?(
    collection: Collection,
    site: DescribedSite,
    cards: ReadonlyMap<string, string>,
  ): Iterable<readonly [string, readonly object[]]>;
  /** Returns its part of `facts.json`, with lines as typed. */
  facts?(collection: Collection, site: SiteContext): FactGroups;
  /** Returns its feeds, the one of all entries first. */
  feeds?(collection: Collection, site: SiteContext): readonly Feed[];
  /** Returns further text files to publish: text by path. */
  files?(collection: Collection): Iterable<readonly [string, string]>;
  /** The template of `npm run new` for a file of the type. */
  readonly starter?: Starter<Fields>;
}

/** A social card; without its own image it shows the motif. */
export type CardWish = Omit<SocialCard, 'name'>;

/** An address and the path of the field that holds it. */
export interface OtherAddress {
  readonly address: string;
  readonly path: Path;
}

/** How a content type forms its addresses. */
interface AddressForm<Fields> {
  /** Returns the address of a file; without `fields`, of one whose front matter is invalid. */
  of(file: string, fields?: Fields): string;
  /** Whether the address belongs to one file's page, or to a page that shows several files. */
  readonly isOwn: boolean;
  /** Allowed form of its own addresses; without this member, any letters. */
  readonly form?: RegExp;
  /** The field that overrides the address from the file's name. */
  readonly field?: string;
  /** Former addresses, which redirect to its own. */
  aliases?(fields: Fields): readonly OtherAddress[];
  /** Addresses of lists that exist while they contain a file. */
  lists?(fields: Fields): readonly string[];
  /** Further addresses that show the same. */
  shownAt?(fields: Fields): readonly OtherAddress[];
  /** Addresses reserved for its lists, and the file whose page is used when a list is empty. */
  readonly reserved?: readonly { readonly pattern: RegExp; readonly owner: string }[];
}

export interface Parsed<Entry> {
  readonly entry: Entry;
  /** Anchors that links may use. */
  readonly anchors?: ReadonlySet<string>;
  /** The anchors that the writer chose. */
  readonly given?: ReadonlySet<string>;
  /** A long text; it is stored, and read when needed, so that a large archive does not exhaust memory. */
  readonly body?: Prose;
}

/** A content file with valid front matter. */
export interface Document<Fields = unknown> extends Authored<Fields> {
  readonly kind: ContentType<Fields>;
  readonly address: string;
}

/** What a section lacks if its page leaves it out. */
export type LeftOut = 'consent' | 'sources' | 'testimonials';

/** What a content type may use to check its files. */
export interface CheckContext {
  readonly settings: SiteSettings | undefined;
  /** Published testimonials. */
  readonly testimonials: readonly Testimonial[];
  /** Files with valid front matter. */
  readonly documentsOf: <Fields>(kind: ContentType<Fields>) => readonly Document<Fields>[];
  /** Paths of files whose front matter has errors. */
  readonly unreadableOf: (kind: { readonly folder: string }) => readonly string[];
  /** Whether the content folder has a text file of this path. */
  readonly hasFile: (file: string) => boolean;
}

/** The site data that a content type may use. */
export interface SiteContext extends SiteFrame {
  readonly testimonials: readonly Testimonial[];
  /** Long texts of entries, by page address. */
  readonly bodies: ReadonlyMap<string, Body>;
  /** Returns the day of the last change of a content file, or of a fact or picture in it. */
  readonly dayOf: DayOf;
  /** Returns the collection of another content type. */
  readonly collectionOf: <Collection>(kind: Collecting<Collection>) => Collection;
}

/** The site data for structured data, with what is only a placeholder. */
export type DescribedSite = SiteContext & Pick<Site<object>, 'facts' | 'placeholders'>;

export type Collecting<Collection> = Pick<ContentType<unknown, unknown, Collection>, 'folder' | 'collect'>;

/** The collections of all content types, by folder. */
export type ContentOf<Kinds extends Record<string, ContentType>> = {
  readonly [Folder in keyof Kinds]: ReturnType<Kinds[Folder]['collect']>;
};

/** Returns the addresses in a field that holds a list of them. */
export function otherAddresses(field: string, list: readonly string[] = []): OtherAddress[] {
  return list.map((written, index) => ({ address: addressOfAlias(written), path: [field, index] }));
}

/** What a new file is begun with. */
export interface Answers {
  readonly title: string;
  /** Whom a service is for. */
  readonly audience?: string | undefined;
}

/** How `npm run new -- WORD "Title"` begins a file of a content type: as a draft, with starter texts for the rest. */
export interface Starter<Fields> {
  readonly word: string;
  /** Name with its article, as in `an article`. */
  readonly what: string;
  /** The possible values of `audience`, where one is needed. */
  readonly audiences?: readonly string[];
  /** Returns the initial fields; `others` are the fields of existing files of the type. */
  fields(answers: Answers, today: string, others: readonly Fields[]): Readonly<Record<string, unknown>>;
  /** Initial texts of required fields and of the body; a check finds them once the draft is published. */
  readonly starterTexts: StarterTexts;
  /** A further step before it is shown, as text. */
  readonly hint?: string;
}
