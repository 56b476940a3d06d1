import { gutter } from './grid.ts';

/**
 * Measures of the drawing of layers below a surface, in its own units: its width, and the heights of the part above the
 * surface and of a layer.
 */
const PICTURE = { width: 1310, surface: 300, stratum: 214 } as const;

/** The drawing's width beside a text: one of two equal columns of its section, which is a size container. */
const pictureWidth = `((100cqi - ${gutter}) / 2)`;

/** The height of the part above the surface, relative to the drawing's width. */
export const aboveSurface = `${((PICTURE.surface / PICTURE.width) * 100).toFixed(2)}%`;

/** The height of a layer beside the drawing. */
export const stratumHeight = `calc(${pictureWidth} * ${(PICTURE.stratum / PICTURE.width).toFixed(4)})`;
