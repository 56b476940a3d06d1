/** Types for the used part of `subset-font`; the package has none. */
declare module 'subset-font' {
  export interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'sfnt';
    readonly keepAllGlyphs?: boolean;
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: SubsetOptions): Promise<Buffer>;
}
