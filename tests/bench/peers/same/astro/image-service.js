import service from 'astro/assets/services/sharp';
import sharp from 'sharp';

// Astro's own service, which has no setting for the effort of an encoder.
const EFFORTS = { avif: 1, webp: 2 };

export default {
  ...service,
  async transform(input, { width, format, quality }) {
    const effort = EFFORTS[format];
    const image = sharp(input).resize(width);
    const encoded = image.toFormat(
      format,
      effort ? { quality: Number(quality), effort } : { quality: Number(quality), progressive: true },
    );
    return { data: await encoded.toBuffer(), format };
  },
};
