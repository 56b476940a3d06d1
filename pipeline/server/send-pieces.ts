import type { IncomingMessage, ServerResponse } from 'node:http';
import { PREVIEW_LIMITS } from './limits.ts';
import { openFound, type SiteFile } from './site-file.ts';

/** The visitor closed the connection before the response was complete. */
export class VisitorLeft extends Error {
  override readonly name = 'VisitorLeft';
}

/**
 * Streams a part of a file as fast as the visitor receives it; `begin` sends the headers. If the file turns out
 * shorter, it closes the connection, so that a part is not taken for the whole.
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
      await writePiece(piece.subarray(0, bytesRead), request, response);
      next += bytesRead;
    }
    response.end();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a piece and waits until the connection has accepted it. Listens to the socket, since a response queued behind another is not
 * told that it has closed.
 */
function writePiece(piece: Buffer, { socket }: IncomingMessage, response: ServerResponse): Promise<void> {
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

/** A part of a file, both ends inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a `Range` header for a file of `size` bytes: returns a range; `unsatisfiable`, for status 416; or undefined for
 * the whole file, also if the unit is not bytes or several ranges are requested.
 */
export function parseRangeHeader(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, list] = /^\s*bytes\s*=(.*)$/i.exec(header) ?? [];
  if (list === undefined || list.includes(',')) return undefined;
  const [, first, last] = /^\s*(\d*)\s*-\s*(\d*)\s*$/.exec(list) ?? [];
  if (first === undefined || last === undefined || first + last === '') return 'unsatisfiable';
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  return range.start <= range.end ? range : 'unsatisfiable';
}
