import { deflateRawSync } from 'node:zlib';

/** A page that has been rendered, in UTF-8: as it is written, and deflated, as it is kept. */
export interface RenderedPage {
  readonly html: Uint8Array<ArrayBuffer>;
  readonly kept: Uint8Array<ArrayBuffer>;
}

/** The fastest level of compression. */
const LEVEL = 1;

/** A rendered page in both its forms, each with memory of its own, so that one thread can hand it to another. */
export function renderedPage(text: string): RenderedPage {
  const html = new TextEncoder().encode(text);
  return { html, kept: new Uint8Array(deflateRawSync(html, { level: LEVEL })) };
}
