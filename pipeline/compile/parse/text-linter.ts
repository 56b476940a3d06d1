import type { Download } from '../../content/model/download.ts';
import type { ImageProbe } from '../../content/model/image-probe.ts';
import type { Locator, Place, Report } from '../../lint/report.ts';
import type { MarkdownContext, ParsedText } from '../markdown/context.ts';
import type { TypedTarget } from '../markdown/typed-target.ts';

/** Says of texts what was probably meant, and what looks wrong. */
export interface TextLinter {
  /** Reports what looks wrong in a Markdown text. */
  text(text: ParsedText, context: MarkdownContext): void;
  /** Reports what looks wrong in a line of plain text; `field` is its path in dots, without positions in lists. */
  line(text: string, field: string, locate: Locator, report: Pick<Report, 'report'>): void;
}

/** Something that a writer names: a picture, a file to download, an address. */
export interface TypedReference {
  /** Its name, decoded. */
  readonly name: string;
  readonly from: string;
  readonly place: Place;
  /** Where it stands in its file just as it was typed. */
  readonly typed?: TypedTarget | undefined;
}

/** Says of single references what was probably meant. Without it, compile only says which of them lead nowhere. */
export interface ReferenceLinter {
  missingImage(reference: TypedReference, probes: ReadonlyMap<string, ImageProbe>, report: Report): void;
  /** Reports a file that is not there; gives the one that was probably meant. */
  missingDownload(
    reference: TypedReference,
    downloads: ReadonlyMap<string, Download>,
    report: Report,
  ): Download | undefined;
  /** Reports a name of an outside address that `site.yaml` does not have. */
  missingDestination(reference: TypedReference, destinations: ReadonlyMap<string, unknown>, report: Report): void;
  /** Reports what looks wrong in an address of another site. */
  outsideLink(reference: TypedReference, report: Report): void;
}
