import type { Root } from 'hast';
import type { CardImage, Picture } from '../../content/model/assets.ts';
import type { Action, Invitation, Prose } from '../../content/model/text.ts';
import {
  type AuthoredAction,
  type AuthoredInvitation,
  isPlaceholderText,
  type OrPlaceholderText,
} from '../../content/schema/common.ts';
import type { Labels } from '../../content/model/labels.ts';
import { fillLine, type Facts } from '../../facts/facts.ts';
import { isNameOfFile } from '../../markdown/resolve-media.ts';
import { createImageResolver, type ImageProbe, type ImageResolver } from './images.ts';
import { createLinkResolver, type LinkResolver, type LinkTargets } from './links.ts';
import type { OpenFile } from '../read/content-folder.ts';
import type { FieldLinter } from '../fields/load-fields.ts';
import type { ReferenceLinter, TextLinter } from './file-linter.ts';
import type { CompileMarkdown } from '../../markdown/processor.ts';
import type { MarkdownContext } from '../../markdown/context.ts';
import type { PlainTextOptions } from '../../markdown/texts/plain-text.ts';
import { toProse } from '../../markdown/texts/prose.ts';
import { optional } from '../../shared/optional.ts';
import type { Path } from '../../yaml/spans.ts';
import type { YamlSource } from '../../yaml/yaml-places.ts';

/** What every file is parsed with. */
export interface ParseSurroundings extends LinkTargets {
  readonly facts: Facts;
  readonly labels: Labels;
  readonly siteUrl: string;
  readonly probes: ReadonlyMap<string, ImageProbe>;
}

/** What one file is parsed with. Only files with Markdown need `compile`. */
export interface ParseContext extends ParseSurroundings {
  readonly file: OpenFile;
  /** The address of the page that it becomes part of. */
  readonly address: string;
  readonly compile?: CompileMarkdown;
  readonly links: LinkResolver;
  readonly images: ImageResolver;
  /** Reports what looks wrong; without it, only errors are found. */
  readonly lint?: (FieldLinter & ReferenceLinter & TextLinter) | undefined;
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

/** Returns what a file is parsed with. */
export function openContext<Around extends ParseSurroundings>(
  file: OpenFile,
  address: string,
  around: Around,
  lint: ParseContext['lint'],
): Around & ParseContext {
  const links = createLinkResolver(around, file, address, lint);
  return { ...around, file, address, links, images: createImageResolver(around.probes, file, lint), lint };
}

/** Creates a reader for the strings of a file: it fills in facts, compiles Markdown, resolves links and images. */
export function createFieldReader(yaml: YamlSource, context: ParseContext) {
  const { file, facts, labels, links, images, lint } = context;
  /** The anchors of the page so far, and those that the writer chose. */
  const page = { anchors: new Set<string>(), given: new Set<string>() };
  /** The options for the page's plain texts. */
  const form: PlainTextOptions = { siteUrl: context.siteUrl, here: context.address, labels };
  return {
    ...page,
    form,
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

  function line(path: Path, text: string): string {
    const at = yaml.textAt(path);
    lint?.line(text, path.filter((part) => typeof part === 'string').join('.'), at);
    return fillLine(text, facts, at);
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
    file.message('place-kept', yaml.placeOf(path), { name, words: value.value });
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
    if (first === undefined || fields[needed] !== undefined) return;
    const told = idle.map((name) => `\`${name}\``).join(' and ');
    file.message('idle-field', yaml.placeOfKey([...path, first]), { fields: told, needed });
  }

  function prose(path: Path, text: string, anchorPrefix: string): Prose {
    return toProse(compileText(text, { ...yaml.textAt(path), anchorPrefix, topLevel: 3, ...page }, context), form);
  }

  /**
   * Compiles the Markdown of a whole file, below its front matter. Numbers its figures from `firstFigure`, if given.
   */
  function body(text: string, topLevel = 2, firstFigure?: number): Root {
    return compileBody(text, { topLevel, firstFigure, ...page }, context);
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
    const resolved = links.resolve(line(path, to), yaml.placeOf(path), utm);
    const { note, notes, href = '#', external = false } = resolved ?? {};
    const shown = note === undefined ? label : `${label} (${note})`;
    return { label: shown, href, external, ...optional('analytics', analytics), ...notes };
  }

  function picture(path: Path, name: string, alt: string): Picture | undefined {
    return images.picture(name, alt, yaml.placeOf(path));
  }

  function cardImage(path: Path, name: string): CardImage | undefined {
    return images.cardImage(name, yaml.placeOf(path));
  }

  /** Reads the picture that some fields name, if they do. Reports one without alternative text. */
  function illustration(path: Path, fields: Illustrated): Picture | undefined {
    const { image, image_alt: alt } = fields;
    dependent(path, fields, ['image_alt', 'image_caption'], 'image');
    if (image === undefined) return undefined;
    const here = [...path, 'image'];
    if (alt === undefined) file.message('image-alt', yaml.placeOf(here), { path: image });
    if (alt !== undefined && isNameOfFile(alt, image))
      file.message('image-alt', yaml.placeOf([...path, 'image_alt']), { path: image, alt });
    return picture(here, image, line([...path, 'image_alt'], alt ?? ''));
  }
}

/**
 * Compiles only the text of a file whose front matter has errors, so that the findings in its text are not held back.
 */
export function checkBody(context: ParseContext): void {
  compileBody(context.file.readText(), { topLevel: 2, anchors: new Set() }, context);
}

/** Position of a text on its page: heading level, first figure and anchors. */
type OnPage = Pick<MarkdownContext, 'topLevel' | 'firstFigure' | 'anchors' | 'given'>;

function compileBody(text: string, onPage: OnPage, context: ParseContext): Root {
  const { locate, message } = context.file;
  return compileText(text, { locate, message, anchorPrefix: '', ...onPage, hasFrontMatter: true }, context);
}

function compileText(
  text: string,
  where: OnPage & Pick<MarkdownContext, 'locate' | 'message' | 'anchorPrefix' | 'hasFrontMatter'>,
  { compile, labels, links, images, lint }: ParseContext,
): Root {
  if (!compile) throw new Error('A file with Markdown in it is parsed with a compiler');
  const whole: MarkdownContext = {
    ...where,
    labels,
    pathOf: (address) => links.pathOf(address),
    resolveLink: (target, place, typed) => links.resolve(target, place, {}, typed),
    resolvePicture: (name, alt, place, typed) => images.picture(name, alt, place, typed),
    onParsed: (parsed) => lint?.text(parsed, whole),
  };
  return compile(text, whole);
}
