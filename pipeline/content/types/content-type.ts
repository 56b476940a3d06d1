import type * as z from 'zod';
import type { Authored } from '../../compile/fields/authored.ts';
import type { ParseContext } from '../../compile/parse/field-reader.ts';
import type { SiteSettings } from '../../compile/parse/settings.ts';
import type { Path } from '../../compile/yaml/spans.ts';
import type { SocialCard } from '../model/assets.ts';
import type { PageText } from '../model/block.ts';
import type { Body } from '../model/body.ts';
import type { Feed } from '../model/feed.ts';
import type { Prose } from '../model/text.ts';
import type { Route, SiteFrame } from '../model/site.ts';
import type { Testimonial } from '../model/section.ts';
import type { Hidden } from '../model/edition.ts';
import type { FactGroups } from '../schema/published.ts';
import type { DayOf } from '../model/history.ts';
import type { Report } from '../../lint/report.ts';
import type { Starter } from './starter.ts';
import { addressOfAlias } from '../addresses.ts';

/**
 * A content type, as one module declares it. Stages loop over the kinds and name none.
 *
 * `Fields` is its front matter, `Entry` a parsed file, `Collection` what pages get of all its files.
 */
export interface ContentType<Fields = unknown, Entry = unknown, Collection = unknown> {
  /** Name of one of its files, and of the JSON Schema for its fields. */
  readonly name: string;
  /** Folder of its files, below the content folder. */
  readonly folder: string;
  readonly schema: z.ZodType<Fields>;
  /** Whether the shards of a build divide its files among them: `collect` then gets a part of its entries. */
  readonly isDivided?: true;
  /** Why a file with these fields is not published on a day; undefined where it is published. Without this member, every file is. */
  hides?(fields: Fields, day: string): Hidden | undefined;
  /** Labels an entry in the preview with the reason why it is not published. */
  mark?(entry: Entry, why: string): Entry;
  /** An entry as builds publish it: without words for what is not known yet, which the preview shows. */
  settle?(entry: Entry): Entry;

  readonly addresses: AddressForm<Fields>;
  /** Files that must exist beside these documents. */
  requires?(documents: readonly Document<Fields>[]): readonly string[];
  parse(authored: Authored<Fields>, address: string, context: ParseContext): Parsed<Entry>;
  /** Anchors that entries of other kinds have on its page. */
  anchorsFrom?(
    document: Document<Fields>,
    content: Pick<CheckContext, 'documentsOf' | 'unreadableOf'>,
  ): readonly string[];
  /** Anchors of sections that its page leaves out, each with what the section lacks: a link there leads nowhere. */
  anchorsLeftOut?(
    document: Document<Fields>,
    content: Pick<CheckContext, 'settings' | 'testimonials'>,
  ): ReadonlyMap<string, LeftOut>;
  /** Reports faults that concern several files of the kind. */
  check?(documents: readonly Document<Fields>[], content: CheckContext, report: Report): void;

  /** The routes of its addresses; `pages` are the addresses of pages. A list may take the place of a page. */
  routes(entries: readonly Entry[], pages: ReadonlySet<string>): Iterable<readonly [string, Route]>;
  /** Makes what pages get of all entries: in order, as plain data. */
  collect(entries: readonly Entry[], site: SiteContext): Collection;

  /** The texts of its pages for the archive, for Markdown and feeds of changes, with lines as they were typed. The sitemap names the pages that have a text. */
  texts?(collection: Collection, site: SiteContext): readonly PageText[];
  cards?(collection: Collection, site: SiteContext): readonly CardWish[];
  /** The nodes of schema.org at each address; `cards` are paths of social cards by address. */
  structuredData?(
    collection: Collection,
    site: SiteContext,
    cards: ReadonlyMap<string, string>,
  ): Iterable<readonly [string, readonly object[]]>;
  /** What it adds to `facts.json`, with lines as they were typed; `shownAt` finds the addresses that show a file. */
  facts?(collection: Collection, site: SiteContext, shownAt: (file: string) => readonly string[]): FactGroups;
  /** Its feeds: that of all entries first. */
  feeds?(collection: Collection, site: SiteContext): readonly Feed[];
  /** Other text files that it publishes: text by path. */
  files?(collection: Collection): Iterable<readonly [string, string]>;
  /** What `npm run new` can begin: a file of the kind, or an entry in one of them. */
  readonly starters?: readonly Starter<Fields>[];
}

/** A social card; without an image of its own it shows the motif. */
export type CardWish = Omit<SocialCard, 'name'>;

/** An address, and the field that gives it. */
export interface OtherAddress {
  readonly address: string;
  readonly path: Path;
}

/** How the addresses of a kind come about. */
interface AddressForm<Fields> {
  /** The address of a file; without `fields`, of one whose front matter is not right. */
  of(file: string, fields?: Fields): string;
  /** Whether the address is that of a page of its own, or of a page that shows it among others. */
  readonly isOwn: boolean;
  /** The form of an own address; without this member, any letters will do. */
  readonly form?: RegExp;
  /** The field that, where it is there, gives the address instead of the file's name. */
  readonly field?: string;
  /** Former addresses, which lead to its own. */
  aliases?(fields: Fields): readonly OtherAddress[];
  /** Addresses of lists that exist while a file is in them. */
  lists?(fields: Fields): readonly string[];
  /** Other addresses at which the same is shown. */
  shownAt?(fields: Fields): readonly OtherAddress[];
  /** Addresses that the kind keeps for its lists, and the file whose page takes over when a list is empty. */
  readonly reserved?: readonly { readonly pattern: RegExp; readonly owner: string }[];
}

export interface Parsed<Entry> {
  readonly entry: Entry;
  /** Anchors that links may name; absent where a fault may hide some. */
  readonly anchors?: ReadonlySet<string>;
  /** Those of them that the writer chose. */
  readonly given?: ReadonlySet<string>;
  /** A long text, which is read from the store when it is needed, so that an archive does not exhaust the memory. */
  readonly body?: Prose;
}

/** A content file whose front matter is right, or was recovered: then `yaml` has its faults. */
export interface Document<Fields = unknown> extends Authored<Fields> {
  readonly kind: ContentType<Fields>;
  readonly address: string;
}

/** What a section lacks, so that its page leaves it out. */
export type LeftOut = 'consent' | 'testimonials';

/** What a kind may look at when it checks its files. */
export interface CheckContext {
  readonly settings: SiteSettings | undefined;
  /** Testimonials that are published. */
  readonly testimonials: readonly Testimonial[];
  /** Files whose front matter can be read; `yaml.faults` has the places that are reported already. */
  readonly documentsOf: <Fields>(kind: ContentType<Fields>) => readonly Document<Fields>[];
  /** Paths of the other files. */
  readonly unreadableOf: (kind: { readonly folder: string }) => readonly string[];
  /** Whether the content folder has a text file of this path. */
  readonly hasFile: (file: string) => boolean;
}

/** The site as far as a kind may look at it. */
export interface SiteContext extends SiteFrame {
  readonly testimonials: readonly Testimonial[];
  /** The long texts of entries, by the addresses of their pages. */
  readonly bodies: ReadonlyMap<string, Body>;
  /** The day on which a content file, or a fact or picture in it, last changed. */
  readonly dayOf: DayOf;
  /** What pages get of another kind. */
  readonly collectionOf: <Collection>(kind: Collecting<Collection>) => Collection;
}

export type Collecting<Collection> = Pick<ContentType<unknown, unknown, Collection>, 'folder' | 'collect'>;

/** What pages get of each kind, by its folder. */
export type ContentOf<Kinds extends Record<string, ContentType>> = {
  readonly [Folder in keyof Kinds]: ReturnType<Kinds[Folder]['collect']>;
};

/** The addresses in a field that holds a list of them. */
export function otherAddresses(field: string, list: readonly string[] = []): OtherAddress[] {
  return list.map((written, index) => ({ address: addressOfAlias(written), path: [field, index] }));
}
