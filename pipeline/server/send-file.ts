import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse, IncomingHttpHeaders } from 'node:http';
import { parseRangeHeader, type ByteRange, sendPieces } from './send-pieces.ts';
import { type CopyOf, chooseEncoding, type Encoding } from './compressed-copies.ts';
import { PREVIEW_LIMITS } from './limits.ts';
import type { Headers } from '../shared/header-table.ts';
import { isCompressible, mediaTypeOf } from '../shared/media-types.ts';
import type { SiteFile } from './site-file.ts';

/** What a response needs besides the file. */
interface Sending {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly copyOf: CopyOf;
  /** Headers of the file, independent of its encoding. */
  readonly headers: Headers;
}

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly encoding: Encoding;
  readonly range?: ByteRange | undefined;
}

/**
 * Responds with a file: whole or a range, compressed or not, or 304. Throws `UnsettledFolder`, before anything is sent,
 * if the file was replaced.
 */
export async function sendFile(file: SiteFile, sending: Sending): Promise<void> {
  const { request, response } = sending;
  const range = rangeFor(request, file);
  const encoding = range === undefined ? encodingFor(request, file) : 'identity';
  const validators = validatorsOf(file, encoding);
  const { etag, lastModified } = validators;
  const headers = { ...headersFor(file, sending), ETag: etag, 'Last-Modified': lastModified };
  if (isCurrent(request.headers, validators)) {
    response.writeHead(304, headers).end();
  } else if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}`, 'Content-Length': 0 }).end();
  } else {
    await sendBody(file, sending, { status: range ? 206 : 200, headers, encoding, range });
  }
}

/** Responds with the page for an unknown or gone address. */
export async function sendNotFound(page: SiteFile, status: 404 | 410, sending: Sending): Promise<void> {
  const headers = headersFor(page, sending);
  await sendBody(page, sending, { status, headers, encoding: encodingFor(sending.request, page) });
}

async function sendBody(file: SiteFile, sending: Sending, answer: Answer): Promise<void> {
  const { request, response, copyOf } = sending;
  const { status, headers, encoding, range } = answer;
  const type = { ...headers, 'Content-Type': mediaTypeOf(file.name) };
  if (encoding !== 'identity') {
    const copy = await copyOf(file, encoding);
    response.writeHead(status, { ...type, 'Content-Encoding': encoding, 'Content-Length': copy.length }).end(copy);
    return;
  }
  const part = range ?? { start: 0, end: file.size - 1 };
  const begin = (): ServerResponse => response.writeHead(status, { ...type, ...lengthHeaders(file, part, range) });
  if (request.method === 'HEAD') begin().end();
  else if (file.size > PREVIEW_LIMITS.largestSharedBytes) await sendPieces(file, part, request, begin);
  else {
    const copy = await copyOf(file, encoding);
    begin().end(copy.subarray(part.start, part.end + 1));
  }
}

function lengthHeaders(
  { size }: SiteFile,
  { start, end }: ByteRange,
  range: ByteRange | undefined,
): OutgoingHttpHeaders {
  const place = range && { 'Content-Range': `bytes ${start}-${end}/${size}` };
  return { 'Accept-Ranges': 'bytes', 'Content-Length': end - start + 1, ...place };
}

/** Returns the range that a request asks for, if the file is unchanged since the browser got it. */
function rangeFor({ method, headers }: IncomingMessage, file: SiteFile): ByteRange | 'unsatisfiable' | undefined {
  if (method !== 'GET' || headers.range === undefined) return undefined;
  const isKnown = isSameState(headers['if-range']?.toString(), validatorsOf(file, 'identity'));
  return isKnown ? parseRangeHeader(headers.range, file.size) : undefined;
}

function encodingFor({ headers }: IncomingMessage, file: SiteFile): Encoding {
  const isWorthwhile =
    file.size >= PREVIEW_LIMITS.smallestCompressedBytes && file.size <= PREVIEW_LIMITS.largestCompressedBytes;
  const isText = isCompressible(mediaTypeOf(file.name));
  return isWorthwhile && isText ? chooseEncoding(headers['accept-encoding']?.toString()) : 'identity';
}

function headersFor({ name }: SiteFile, { headers }: Sending): OutgoingHttpHeaders {
  return { ...headers, ...(isCompressible(mediaTypeOf(name)) && { Vary: 'Accept-Encoding' }) };
}

/** Headers by which a browser validates its cached copy. */
interface Validators {
  readonly etag: string;
  readonly lastModified: string;
}

/** Returns the validators of a file in one encoding. */
function validatorsOf({ version, modified }: SiteFile, encoding: Encoding): Validators {
  const form = encoding === 'identity' ? '' : `-${encoding}`;
  return { etag: `"${version}${form}"`, lastModified: modified.toUTCString() };
}

/** Whether the browser's cached copy is current, so that the response is 304 (RFC 9110, 13.1). */
function isCurrent(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    const known = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return known.includes(etag) || tags.trim() === '*';
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Date.parse(lastModified) <= since;
}

/** Whether a range fits the browser's copy: `If-Range` is absent or names the present version. */
function isSameState(ifRange: string | undefined, { etag, lastModified }: Validators): boolean {
  return ifRange === undefined || ifRange === etag || ifRange === lastModified;
}
