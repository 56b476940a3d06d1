import { deflateRawSync } from 'node:zlib';

/** A rendered page in UTF-8: `html` as it is written, `kept` deflated for the store. */
export interface RenderedPage {
  readonly html: Uint8Array<ArrayBuffer>;
  readonly kept: Uint8Array<ArrayBuffer>;
}

/** The fastest level of compression. */
const LEVEL = 1;

/**
 * Encodes a rendered page in both forms, each with memory of its own, so that it can be transferred between threads.
 */
export function renderedPage(text: string): RenderedPage {
  const html = new TextEncoder().encode(text);
  return { html, kept: new Uint8Array(deflateRawSync(html, { level: LEVEL })) };
}
