import type { Kind, Parsed } from '../kinds/kind.ts';
import { createCompiler } from '../markdown/compile.ts';
import { createRecorder, type Reported } from '../report.ts';
import type { SourceFile } from '../read/content-folder.ts';
import type { Labels } from '../model/labels.ts';
import { checkBody, type ParseContext } from './field-reader.ts';
import type { Facts } from '../facts.ts';
import { parseFrontMatter } from './front-matter.ts';
import { guardFile } from './guard-file.ts';
import { createImageResolver, type ImageProbe, type ImageVariant } from './images.ts';
import { createLinkResolver, type InternalLink, type LinkTargets } from './links.ts';

/** A Markdown file to parse; without a folder, one whose front matter is not right, read for its findings only. */
export interface DocumentJob {
  /** The folder of its kind. */
  readonly folder?: string;
  readonly file: SourceFile;
  readonly address: string;
}

/** What a document needs to know of the site around it, as plain data. */
export interface DocumentContext {
  readonly facts: Facts;
  readonly labels: Labels;
  readonly siteUrl: string;
  /** The language that texts are set in; undefined where they stay as typed. */
  readonly typography: string | undefined;
  readonly targets: LinkTargets;
  readonly probes: ReadonlyMap<string, ImageProbe>;
}

/** A parsed document and everything that was noticed on the way, as plain data. */
export interface ParsedDocument {
  /** Absent where nothing could be made of it. */
  readonly draft?: Parsed<unknown>;
  readonly reported: readonly Reported[];
  readonly links: readonly InternalLink[];
  readonly variants: readonly ImageVariant[];
}

/** Parses documents in the order of `jobs`. */
export type ParseDocuments = (jobs: readonly DocumentJob[], context: DocumentContext) => Promise<ParsedDocument[]>;

/** A parser of documents for one build. Nothing that one document leaves behind reaches another. */
export function createDocumentParser(
  kinds: readonly Kind[],
  context: DocumentContext,
): (job: DocumentJob) => ParsedDocument {
  const compile = createCompiler(context.facts, context.typography);
  return (job) => {
    const report = createRecorder();
    const links = createLinkResolver(context.targets, report);
    const images = createImageResolver(context.probes, report);
    const draft = guardFile(job.file.path, report, () =>
      parse(job, kinds, { ...context, compile, report, links, images }),
    );
    return {
      ...(draft && { draft }),
      reported: report.reported,
      links: links.internal(),
      variants: images.variants(),
    };
  };
}

/** Parses documents in the thread that asks for it. */
export function createParseHere(kinds: readonly Kind[]): ParseDocuments {
  return (jobs, context) => Promise.resolve(jobs.map(createDocumentParser(kinds, context)));
}

function parse(
  { folder, file, address }: DocumentJob,
  kinds: readonly Kind[],
  context: ParseContext,
): Parsed<unknown> | undefined {
  if (folder === undefined) {
    checkBody(file.text, { file: file.path, address }, context);
    return undefined;
  }
  const kind = kinds.find((one) => one.folder === folder);
  if (!kind) throw new Error(`No kind of content has the folder ${folder}`);
  // The front matter has been found right, so nothing is to be said of it here.
  const authored = parseFrontMatter(file, kind.schema, createRecorder());
  return authored && kind.parse(authored, address, context);
}
