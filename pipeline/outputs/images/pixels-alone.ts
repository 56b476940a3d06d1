import sharp, { type Sharp } from 'sharp';

/**
 * Returns only the pixels of an image, in sRGB with eight bits a channel. Drops all metadata of cameras, editors and
 * scanners, including the resolution: an encoder cannot write what it never sees.
 */
export async function pixelsAlone(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
