import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ByteRange } from './byte-range.ts';
import { PREVIEW_LIMITS } from './limits.ts';
import { openFound, type SiteFile } from './site-file.ts';

/** The visitor has closed the connection before the answer was over. */
export class VisitorLeft extends Error {
  override readonly name = 'VisitorLeft';
}

/**
 * Sends a part of a file piece by piece, as fast as the visitor takes it; `begin` sends what comes before. A file that
 * turns out shorter than it was breaks the connection, so that its beginning is not taken for the whole.
 */
export async function sendPieces(
  file: SiteFile,
  { start, end }: ByteRange,
  request: IncomingMessage,
  begin: () => ServerResponse,
): Promise<void> {
  const handle = await openFound(file);
  try {
    const response = begin();
    const piece = Buffer.allocUnsafeSlow(PREVIEW_LIMITS.pieceBytes);
    let next = start;
    while (next <= end) {
      const { bytesRead } = await handle.read(piece, 0, Math.min(piece.length, end - next + 1), next);
      if (bytesRead === 0) return void response.destroy();
      await taken(piece.subarray(0, bytesRead), request, response);
      next += bytesRead;
    }
    response.end();
  } finally {
    await handle.close();
  }
}

/** Waits until the connection has taken a piece. A response that waits behind another one does not hear that it has closed. */
function taken(piece: Buffer, { socket }: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(new VisitorLeft());
    if (socket.destroyed) return leave();
    socket.setMaxListeners(0).once('close', leave);
    response.write(piece, (error) => {
      socket.off('close', leave);
      if (error) leave();
      else resolve();
    });
  });
}
