import { gutter } from './grid.ts';

/** Measures of the drawing of layers below a surface: its width, the height of the surface and of a layer, in its own units. */
const PICTURE = { width: 1310, surface: 300, stratum: 214 } as const;

/** Its width beside a text: one of two equal columns of the section, which is a container for queries of its width. */
const pictureWidth = `((100cqi - ${gutter}) / 2)`;

/** What of the picture is above the surface, as a part of the picture's width. */
export const aboveSurface = `${((PICTURE.surface / PICTURE.width) * 100).toFixed(2)}%`;

/** How high a layer is, beside the picture. */
export const stratumHeight = `calc(${pictureWidth} * ${(PICTURE.stratum / PICTURE.width).toFixed(4)})`;
