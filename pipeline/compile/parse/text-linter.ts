import type { Download } from '../../content/model/download.ts';
import type { ImageProbe } from '../../content/model/image-probe.ts';
import type { Locator, Place, Report } from '../../lint/report.ts';
import type { MarkdownContext, ParsedText } from '../markdown/context.ts';
import type { TypedTarget } from '../markdown/typed-target.ts';

/** Reports what was probably meant in texts, and what looks wrong. */
export interface TextLinter {
  /** Reports what looks wrong in a Markdown text. */
  text(text: ParsedText, context: MarkdownContext): void;
  /** Reports what looks wrong in a line of plain text; `field` is its dotted path without list positions. */
  line(text: string, field: string, locate: Locator, report: Pick<Report, 'report'>): void;
}

/** Something that a writer refers to by name: a picture, a download, an address. */
export interface TypedReference {
  /** The decoded name. */
  readonly name: string;
  readonly from: string;
  readonly place: Place;
  /** The reference exactly as it was typed in its file. */
  readonly typed?: TypedTarget | undefined;
}

/**
 * Says what was probably meant by a single reference. Without it, compile only reports that the reference leads
 * nowhere.
 */
export interface ReferenceLinter {
  missingImage(reference: TypedReference, probes: ReadonlyMap<string, ImageProbe>, report: Report): void;
  /** Reports a missing file; returns the one that was probably meant. */
  missingDownload(
    reference: TypedReference,
    downloads: ReadonlyMap<string, Download>,
    report: Report,
  ): Download | undefined;
  /** Reports a destination name that `site.yaml` does not have. */
  missingDestination(reference: TypedReference, destinations: ReadonlyMap<string, unknown>, report: Report): void;
  /** Reports what looks wrong in an address of another site. */
  outsideLink(reference: TypedReference, report: Report): void;
}
