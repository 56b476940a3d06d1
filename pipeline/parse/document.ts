import { createRecorder, type Reported } from '../report.ts';
import type { SourceFile } from '../read/content-folder.ts';
import { articleSchema } from '../schema/article.ts';
import type { Labels } from '../model/labels.ts';
import { pageSchema, serviceSchema } from '../schema/page.ts';
import { parseArticle, type ArticleDraft } from './article.ts';
import { checkBody, type ParseContext } from './field-reader.ts';
import type { Facts } from '../facts.ts';
import { parseFrontMatter } from './front-matter.ts';
import { guardFile } from './guard-file.ts';
import { createImageResolver, type ImageProbe, type ImageVariant } from './images.ts';
import { createLinkResolver, type InternalLink, type LinkTargets } from './links.ts';
import { createCompiler } from '../markdown/compile.ts';
import { parsePage, type PageDraft } from './page.ts';
import { parseService, type ServiceDraft } from './service.ts';

/** A Markdown file to parse; `text` is one whose front matter is not right, read for its findings only. */
export type DocumentJob = { readonly file: SourceFile; readonly address: string } & (
  | { readonly kind: 'page' | 'service' | 'text' }
  | { readonly kind: 'article'; readonly slug: string }
);

/** What a document needs to know of the site around it, as plain data. */
export interface DocumentContext {
  readonly facts: Facts;
  readonly labels: Labels;
  readonly siteUrl: string;
  readonly targets: LinkTargets;
  readonly probes: ReadonlyMap<string, ImageProbe>;
}

/** A parsed document and everything that was noticed on the way, as plain data. */
export interface ParsedDocument {
  readonly page?: PageDraft;
  readonly service?: ServiceDraft;
  readonly article?: ArticleDraft;
  readonly reported: readonly Reported[];
  readonly links: readonly InternalLink[];
  readonly variants: readonly ImageVariant[];
}

/** Parses documents in the order of `jobs`. */
export type ParseDocuments = (jobs: readonly DocumentJob[], context: DocumentContext) => Promise<ParsedDocument[]>;

/** A parser of documents for one build. Nothing that one document leaves behind reaches another. */
export function createDocumentParser(context: DocumentContext): (job: DocumentJob) => ParsedDocument {
  const compile = createCompiler(context.facts);
  return (job) => {
    const report = createRecorder();
    const links = createLinkResolver(context.targets, report);
    const images = createImageResolver(context.probes, report);
    const drafts = guardFile(job.file.path, report, () => parse(job, { ...context, compile, report, links, images }));
    return { ...drafts, reported: report.reported, links: links.internal(), variants: images.variants() };
  };
}

/** Parses documents in the thread that asks for it. */
export const parseHere: ParseDocuments = (jobs, context) => Promise.resolve(jobs.map(createDocumentParser(context)));

function parse(job: DocumentJob, context: ParseContext): Pick<ParsedDocument, 'page' | 'service' | 'article'> {
  const { file, address } = job;
  // The front matter has been found right, so nothing is to be said of it here.
  const mute = createRecorder();
  switch (job.kind) {
    case 'page': {
      const authored = parseFrontMatter(file, pageSchema, mute);
      return authored ? { page: parsePage(authored, address, context) } : {};
    }
    case 'service': {
      const authored = parseFrontMatter(file, serviceSchema, mute);
      return authored ? { service: parseService(authored, address, context) } : {};
    }
    case 'article': {
      const authored = parseFrontMatter(file, articleSchema, mute);
      return authored ? { article: parseArticle(authored, job.slug, context) } : {};
    }
    case 'text':
      checkBody(file.text, { file: file.path, address }, context);
      return {};
  }
}
