import type { Root } from 'hast';
import type { CardImage, CardsFor } from '../../content/model/assets.ts';
import type { Picture } from '../../content/model/picture.ts';
import type { Action, Invitation, Prose } from '../../content/model/text.ts';
import type { Place, Report } from '../../lint/report.ts';
import {
  type AuthoredAction,
  type AuthoredInvitation,
  isPlaceholderText,
  type OrPlaceholderText,
} from '../../content/schema/common.ts';
import type { Labels } from '../../content/model/labels.ts';
import { fillLine, type Facts } from '../facts.ts';
import type { ImageResolver } from './images.ts';
import type { LinkOrigin, LinkResolver } from './links.ts';
import { isNameOfFile } from '../markdown/alt-as-name.ts';
import type { FieldLinter } from '../fields/field-linter.ts';
import type { TextLinter } from './text-linter.ts';
import type { CompileMarkdown } from '../markdown/compile.ts';
import type { MarkdownContext } from '../markdown/context.ts';
import type { PlainTextOptions } from '../markdown/texts/plain-text.ts';
import { toProse } from '../markdown/texts/prose.ts';
import { optional } from '../../shared/optional.ts';
import type { Path } from '../yaml/spans.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** What every parser of a content file works with. Only files with Markdown need `compile`. */
export interface ParseContext {
  readonly report: Report;
  readonly facts: Facts;
  readonly labels: Labels;
  readonly siteUrl: string;
  readonly cardsFor: CardsFor;
  readonly compile?: CompileMarkdown;
  readonly links: LinkResolver;
  readonly images: ImageResolver;
  /** Reports what looks wrong; without it, only errors are found. */
  readonly lint?: (FieldLinter & TextLinter) | undefined;
}

type TextParameters<Name extends string> = { readonly [One in Name]?: string | undefined };

/** The lines of some fields; optional fields stay optional. */
type Lines<Name extends string, Fields extends TextParameters<Name>> = {
  readonly [One in Name as undefined extends Fields[One] ? never : One]: string;
} & { readonly [One in Name as undefined extends Fields[One] ? One : never]?: string };

interface Illustrated {
  readonly image?: string | undefined;
  readonly image_alt?: string | undefined;
  readonly image_caption?: string | undefined;
}

/** The value of a field or, while it is unknown, the words of its placeholder. */
interface ValueOrPlaceholder<Value> {
  readonly value?: Value | undefined;
  readonly words?: string;
}

/** Reads the fields of one file. */
export type FieldReader = ReturnType<typeof createFieldReader>;

/**
 * Creates a reader for the strings of the file at `origin`: it fills in facts, compiles Markdown, resolves links and
 * images. In a file with faults, it reports nothing about values that replace wrong ones, nor about fields that may
 * only seem to be missing.
 */
export function createFieldReader(origin: LinkOrigin, yaml: YamlSource, context: ParseContext) {
  const { report, facts, labels, links, images, lint } = context;
  const isFaulty = (path: Path): boolean => yaml.faults?.isAt(path) === true;
  /** The anchors of the page so far, and those that the writer chose. */
  const page = { anchors: new Set<string>(), given: new Set<string>() };
  /** The options for the page's plain texts. */
  const form: PlainTextOptions = { siteUrl: context.siteUrl, here: origin.address, labels };
  return {
    ...page,
    form,
    isKnown,
    line,
    optionalLine,
    valueOrPlaceholder,
    lines,
    dependent,
    prose,
    body,
    action,
    invitation,
    link,
    picture,
    cardImage,
    illustration,
  };

  /** Tells whether an absent field is certainly absent. */
  function isKnown(path: Path): boolean {
    return yaml.faults?.mayHide(path) !== true;
  }

  function line(path: Path, text: string): string {
    if (isFaulty(path)) return text;
    const locate = yaml.locate(path);
    lint?.line(text, path.filter((part) => typeof part === 'string').join('.'), locate, report);
    return fillLine(text, facts, locate, report);
  }

  function optionalLine(path: Path, text: string | undefined): string | undefined {
    return text === undefined ? undefined : line(path, text);
  }

  /**
   * Returns a known value; otherwise reports it and returns the words of its placeholder. `name` says what the value is if its
   * path does not.
   */
  function valueOrPlaceholder<Value>(
    path: Path,
    value: OrPlaceholderText<Value> | undefined,
    name = String(path.at(-1)),
  ): ValueOrPlaceholder<Value> {
    if (!isPlaceholderText(value)) return { value };
    if (yaml.faults?.isIn(path) !== true) report.report('place-kept', yaml.placeOf(path), { name, words: value.value });
    return { words: line([...path, 'value'], value.value) };
  }

  /** Reads each of the fields `names` that is present as a line. */
  function lines<Name extends string, Fields extends TextParameters<Name>>(
    path: Path,
    fields: Fields,
    names: readonly Name[],
  ) {
    const there = names.flatMap((name) => {
      const text = fields[name];
      return text === undefined ? [] : [[name, line([...path, name], text)]];
    });
    return Object.fromEntries(there) as Lines<Name, Fields>;
  }

  /** Reports each of the fields `names` that is present although the field that it describes is not. */
  function dependent<Fields extends object, Name extends keyof Fields & string>(
    path: Path,
    fields: Fields,
    names: readonly Name[],
    needed: Name,
  ): void {
    const idle = names.filter((name) => fields[name] !== undefined);
    const [first] = idle;
    if (first === undefined || fields[needed] !== undefined || !isKnown([...path, needed])) return;
    const told = idle.map((name) => `\`${name}\``).join(' and ');
    report.report('idle-field', yaml.placeOfKey([...path, first]), { fields: told, needed });
  }

  function prose(path: Path, text: string, anchorPrefix: string): Prose {
    const place = { locate: yaml.locate(path), anchorPrefix, topLevel: 3, ...page };
    return toProse(compileText(text, place, origin, context), form);
  }

  /**
   * Compiles the Markdown of a whole file, below its front matter. Numbers its figures from `firstFigure`, if given.
   */
  function body(text: string, topLevel = 2, firstFigure?: number): Root {
    return compileBody(text, { topLevel, firstFigure, ...page }, origin, context);
  }

  function action(path: Path, { label, to, utm, analytics }: AuthoredAction): Action {
    return link([...path, 'to'], line([...path, 'label'], label), to, { utm, analytics });
  }

  /** Reads words with a link, if there are any. */
  function invitation(path: Path, authored: AuthoredInvitation | undefined): Invitation | undefined {
    return authored && { text: line([...path, 'text'], authored.text), action: action(path, authored) };
  }

  function link(
    path: Path,
    label: string,
    to: string,
    { utm, analytics }: Partial<Pick<AuthoredAction, 'utm' | 'analytics'>> = {},
  ): Action {
    if (isFaulty(path)) return { label, href: '#', external: false };
    const resolved = links.resolve(line(path, to), origin, yaml.placeOf(path), utm);
    const { note, notes, href = '#', external = false } = resolved ?? {};
    const shown = note === undefined ? label : `${label} (${note})`;
    return { label: shown, href, external, ...optional('analytics', analytics), ...notes };
  }

  function picture(path: Path, name: string, alt: string): Picture | undefined {
    return isFaulty(path) ? undefined : images.picture(name, alt, origin.file, yaml.placeOf(path));
  }

  function cardImage(path: Path, name: string): CardImage | undefined {
    return isFaulty(path) ? undefined : images.cardImage(name, origin.file, yaml.placeOf(path));
  }

  /** Reads the picture that some fields name, if they do. Reports one without alternative text. */
  function illustration(path: Path, fields: Illustrated): Picture | undefined {
    const { image, image_alt: alt } = fields;
    dependent(path, fields, ['image_alt', 'image_caption'], 'image');
    if (image === undefined) return undefined;
    const here = [...path, 'image'];
    if (alt === undefined && isKnown([...path, 'image_alt']))
      report.report('image-alt', yaml.placeOf(here), { path: image });
    if (alt !== undefined && isNameOfFile(alt, image))
      report.report('image-alt', yaml.placeOf([...path, 'image_alt']), { path: image, alt });
    return picture(here, image, line([...path, 'image_alt'], alt ?? ''));
  }
}

/**
 * Compiles only the text of a file whose front matter has errors, so that the findings in its text are not held back.
 */
export function checkBody(text: string, origin: LinkOrigin, context: ParseContext): void {
  compileBody(text, { topLevel: 2, anchors: new Set() }, origin, context);
}

/** Position of a text on its page: heading level, first figure and anchors. */
type OnPage = Pick<MarkdownContext, 'topLevel' | 'firstFigure' | 'anchors' | 'given'>;

function compileBody(text: string, onPage: OnPage, origin: LinkOrigin, context: ParseContext): Root {
  const locate = (line: number, column: number): Place => ({ file: origin.file, line, column });
  return compileText(text, { locate, anchorPrefix: '', ...onPage, hasFrontMatter: true }, origin, context);
}

function compileText(
  text: string,
  where: OnPage & Pick<MarkdownContext, 'locate' | 'anchorPrefix' | 'hasFrontMatter'>,
  origin: LinkOrigin,
  { compile, report, labels, links, images, lint }: ParseContext,
): Root {
  if (!compile) throw new Error('A file with Markdown in it is parsed with a compiler');
  const whole: MarkdownContext = {
    ...where,
    report,
    labels,
    pathOf: (address) => links.pathOf(address),
    resolveLink: (target, place, typed) => links.resolve(target, origin, place, {}, typed),
    resolvePicture: (name, alt, place, typed) => images.picture(name, alt, origin.file, place, typed),
    onParsed: (parsed) => lint?.text(parsed, whole),
  };
  return compile(text, whole);
}
