import sharp, { type Sharp } from 'sharp';

/**
 * The pixels of an image in sRGB, eight bits a channel, and nothing else of it: whatever a camera, an editor or a scanner
 * wrote stays behind, down to the dots an inch, since an encoder that never sees it cannot write it.
 */
export async function pixelsAlone(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
