import sharp from 'sharp';
import { inspectImage } from './inspect-image.ts';

// One picture at a time, on one thread, and nothing of one serves another.
sharp.concurrency(1);
sharp.cache(false);

process.on('disconnect', () => process.exit());
process.on('message', (bytes: Uint8Array) => {
  void inspectImage(Buffer.from(bytes)).then((inspected) => process.send?.(inspected));
});
process.send?.('ready');
