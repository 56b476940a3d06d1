import type { Download } from '../../content/model/download.ts';
import type { ImageProbe } from '../../content/model/image-probe.ts';
import type { Place, Report } from '../../lint/report.ts';
import type { TypedTarget } from '../markdown/typed-target.ts';

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
  missingDestination(reference: TypedReference, destinations: ReadonlyMap<string, string>, report: Report): void;
  /** Reports what looks wrong in an address of another site. */
  outsideLink(reference: TypedReference, report: Report): void;
}
