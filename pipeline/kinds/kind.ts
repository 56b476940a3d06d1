import type * as z from 'zod';
import type { Authored } from '../parse/front-matter.ts';
import type { ParseContext } from '../parse/field-reader.ts';
import type { SiteSettings } from '../parse/settings.ts';
import type { Path } from '../parse/spans.ts';
import type { SocialCard } from '../model/assets.ts';
import type { PageText } from '../model/block.ts';
import type { Body } from '../model/body.ts';
import type { Feed } from '../model/feed.ts';
import type { Prose } from '../model/text.ts';
import type { Route, SiteFrame } from '../model/site.ts';
import type { SetLine } from '../typography/typeset.ts';
import type { Testimonial } from '../model/section.ts';
import type { Hidden } from '../model/edition.ts';
import type { FactGroups } from '../schema/published.ts';
import type { DayOf, KnownDay } from '../model/history.ts';
import type { Report } from '../report.ts';
import type { Starter } from './starter.ts';

/**
 * A kind of content: everything that the stages ask about it. They loop over kinds and name none, so that a new one
 * is a module like this, a line in `kinds.ts`, and its pages.
 *
 * `Fields` is what its front matter holds, `Entry` what a parsed file is, `Collection` what pages get of all its files.
 */
export interface Kind<Fields = unknown, Entry = unknown, Collection = unknown> {
  /** What one of its files is called; the JSON Schema for its fields has this name. */
  readonly name: string;
  /** The folder of its files, below the content folder. */
  readonly folder: string;
  readonly schema: z.ZodType<Fields>;
  /** Whether parts of a build that are made apart divide its files among them: `collect` then gets some of its entries. */
  readonly isDivided?: true;
  /** Why a file with these fields is not published on a day; undefined where it is. Without this, every file is. */
  hides?(fields: Fields, day: string): Hidden | undefined;
  /** An entry that is shown all the same to its writer, with why it is not published, in words. */
  mark?(entry: Entry, why: string): Entry;

  readonly addresses: AddressForm<Fields>;
  /** Files that must exist if there are such documents. */
  requires?(documents: readonly Document<Fields>[]): readonly string[];
  parse(authored: Authored<Fields>, address: string, context: ParseContext): Parsed<Entry>;
  /** Anchors at its address that other files bring along. */
  anchorsFrom?(
    document: Document<Fields>,
    content: Pick<CheckContext, 'documentsOf' | 'unreadableOf'>,
  ): readonly string[];
  /** Anchors of sections that its page leaves out, each with what it lacks: a link there leads nowhere. */
  anchorsLeftOut?(
    document: Document<Fields>,
    content: Pick<CheckContext, 'settings' | 'testimonials'>,
  ): ReadonlyMap<string, LeftOut>;
  /** Reports what is wrong with all files of the kind taken together. */
  check?(documents: readonly Document<Fields>[], content: CheckContext, report: Report): void;

  /** An entry whose lines are set as its language asks for it. Without this, they are shown as typed. */
  typeset?(entry: Entry, set: SetLine): Entry;
  /** What stands at which address; `pages` are the addresses of pages. Lists may take the place of a page. */
  routes(entries: readonly Entry[], pages: ReadonlySet<string>): Iterable<readonly [string, Route]>;
  /** What pages get: checked, in order, as plain data. */
  collect(entries: readonly Entry[], site: SiteContext): Collection;

  /** What its pages say, of entries as they were typed: for the archive and for machines. */
  texts?(collection: Collection, site: SiteContext): readonly PageText[];
  /** What its pages show on social networks. */
  cards?(collection: Collection, site: SiteContext): readonly CardWish[];
  /** What search engines learn of each address, as schema.org data; `cards` are paths of social cards by address. */
  structuredData?(
    collection: Collection,
    site: SiteContext,
    cards: ReadonlyMap<string, string>,
  ): Iterable<readonly [string, readonly object[]]>;
  /** The day of the last change of what each address shows; addresses whose day is not known may be left out. */
  lastChanges?(collection: Collection, site: SiteContext): Iterable<readonly [string, KnownDay | undefined]>;
  /** Files of other kinds that an address shows: address by address. */
  shows?(collection: Collection): Iterable<readonly [address: string, file: string]>;
  /** What it states for machines, of entries as they were typed; `shownAt` finds the addresses that show what a file says. */
  facts?(collection: Collection, site: SiteContext, shownAt: (file: string) => readonly string[]): FactGroups;
  /** Addresses that search engines should not list. */
  unlisted?(collection: Collection): Iterable<string>;
  /** What programs may follow: the whole kind first, then its parts. */
  feeds?(collection: Collection, site: SiteContext): readonly Feed[];
  /** Files for browsers besides pages: text by path. */
  files?(collection: Collection): Iterable<readonly [string, string]>;
  /** What `npm run new` can begin: a file of the kind, or an entry in one of them. */
  readonly starters?: readonly Starter<Fields>[];
}

/** A card as a kind asks for it; without an image of its own it shows the motif. */
export type CardWish = Omit<SocialCard, 'name'>;

/** An address, and the field that gives it. */
export interface OtherAddress {
  readonly address: string;
  readonly path: Path;
}

/** How the addresses of a kind come about. */
export interface AddressForm<Fields> {
  /** The address of a file; without `fields`, of one whose front matter is not right. */
  of(file: string, fields?: Fields): string;
  /** Whether that is its own, or the address of a page that shows it among others. */
  readonly isOwn: boolean;
  /** What an own address must look like, where not any letters will do. */
  readonly form?: RegExp;
  /** The field that, where it is there, gives the address instead of the file's name. */
  readonly field?: string;
  /** Former addresses, which lead to its own. */
  aliases?(fields: Fields): readonly OtherAddress[];
  /** Lists that a file with these fields is in, which would not be there without one. */
  lists?(fields: Fields): readonly string[];
  /** Other addresses at which the same is shown. */
  shownAt?(fields: Fields): readonly OtherAddress[];
  /** Addresses that the kind uses itself, with the file that shows them: one that is used no more leads to that file. */
  readonly reserved?: readonly { readonly pattern: RegExp; readonly owner: string }[];
}

/** A parsed file. */
export interface Parsed<Entry> {
  readonly entry: Entry;
  /** What links to it may name; absent where a fault may hide some. */
  readonly anchors?: ReadonlySet<string>;
  /** Of these, the ones that the writer chose; without it, none. */
  readonly given?: ReadonlySet<string>;
  /** Its long text, where only its own page and the archive show it: it is not held while others are made. */
  readonly body?: Prose;
}

/** A file of the site whose front matter is right, or, where `yaml` has faults, can be read as if it were. */
export interface Document<Fields = unknown> extends Authored<Fields> {
  readonly kind: Kind<Fields>;
  readonly address: string;
}

/** What a section waits for without which its page leaves it out. */
export type LeftOut = 'consent' | 'testimonials';

/** What a kind may look at when it checks its files. */
export interface CheckContext {
  readonly settings: SiteSettings | undefined;
  /** Testimonials that are published. */
  readonly testimonials: readonly Testimonial[];
  /** Files whose front matter can be read; `yaml.faults` says where it is not right, and nothing is to be said of that. */
  readonly documentsOf: <Fields>(kind: Kind<Fields>) => readonly Document<Fields>[];
  /** Paths of the other files. */
  readonly unreadableOf: (kind: { readonly folder: string }) => readonly string[];
  /** Today, in universal time. */
  readonly day: string;
  /** Whether the content folder has a text file of this path. */
  readonly hasFile: (file: string) => boolean;
}

/** The site as far as a kind may look at it. */
export interface SiteContext extends SiteFrame {
  readonly testimonials: readonly Testimonial[];
  /** The long texts of entries, by the addresses of their pages. */
  readonly bodies: ReadonlyMap<string, Body>;
  /** The day of the last change of what a content file says. */
  readonly dayOf: DayOf;
  /** What pages get of another kind. */
  readonly collectionOf: <Collection>(kind: Collecting<Collection>) => Collection;
}

/** A kind, as far as its collection is concerned. */
export type Collecting<Collection> = Pick<Kind<unknown, unknown, Collection>, 'folder' | 'collect'>;

/** What pages get of each kind, by its folder. */
export type ContentOf<Kinds extends Record<string, Kind>> = {
  readonly [Folder in keyof Kinds]: ReturnType<Kinds[Folder]['collect']>;
};
