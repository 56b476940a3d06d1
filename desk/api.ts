import {
  DESK_API,
  type Answers,
  type EarlierPublication,
  type EarlierState,
  type Look,
  type LookPart,
  type Overview,
  type Refusal,
  type Requests,
  type SaveAnswer,
  type SavedText,
  type SaveRequest,
} from '../pipeline/desk/protocol.ts';
import { CONTENT_VERSION } from '../pipeline/shared/content-version.ts';

/** The server refused, or did not answer: what is wrong, and what to do. */
export class DeskFault extends Error {
  readonly fault: string;
  readonly remedy: string;
  readonly status: number;

  constructor({ fault, remedy = '' }: Refusal, status: number) {
    super(`${fault} ${remedy}`.trim());
    this.fault = fault;
    this.remedy = remedy;
    this.status = status;
  }
}

/** Says what a rejected request is about; another error is one of the program, and thrown again. */
export function faultWords(error: unknown): string {
  if (error instanceof DeskFault) return error.message;
  throw error;
}

/** The requests of the desk. Each rejects with a {@link DeskFault}. */
export const api = {
  overview: () => ask<Overview>('GET', 'overview'),
  text: (file: string) =>
    ask<SavedText>('GET', named('text', { file })).catch((error: unknown) => {
      if (error instanceof DeskFault && error.status === 404) return 'gone' as const;
      throw error;
    }),
  look: lookParts,
  save: (request: SaveRequest) => ask<SaveAnswer>('PUT', 'text', request),
  /** Changes something, or asks what would be changed. */
  post: <Name extends keyof Answers>(name: Name, request: Requests[Name]) => ask<Answers[Name]>('POST', name, request),
  publications: () => ask<readonly EarlierPublication[]>('GET', 'publications'),
  states: (file: string) => ask<readonly EarlierState[]>('GET', named('states', { file })),
  stateText: (file: string, id: string) => ask<Pick<SavedText, 'source'>>('GET', named('state', { file, id })),
};

/** The ending of a picture. */
export const PICTURE_FILE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;

/** The address of a picture or a file of the content folder, or of the card of a text. */
export function addressOf(what: 'asset' | 'card', file: string): string {
  return `${DESK_API}/${named(what, { file })}`;
}

function named(name: string, parameters: Readonly<Record<string, string>>): string {
  return `${name}?${new URLSearchParams(parameters).toString()}`;
}

/** Saves texts one after the other. Throws a {@link DeskFault} at one that was changed elsewhere meanwhile. */
export async function saveAll(requests: readonly SaveRequest[]): Promise<SavedText[]> {
  const all: SavedText[] = [];
  for (const request of requests) {
    const answer = await api.save(request);
    if ('changed' in answer)
      throw new DeskFault(
        { fault: `${request.file} was changed elsewhere meanwhile.`, remedy: 'Look at it, and try again.' },
        409,
      );
    all.push(answer.saved);
  }
  return all;
}

/** Saves a change of a file as it is now. Returns what takes it back: nothing if it leaves the text as it is. */
export async function changeText(
  file: string,
  change: (source: string) => string | undefined,
): Promise<readonly SaveRequest[]> {
  const before = await api.text(file);
  if (before === 'gone') throw new DeskFault({ fault: `${file} is not there any more.` }, 404);
  const source = change(before.source);
  if (source === undefined)
    throw new DeskFault({ fault: `The fields of ${file} cannot be read.`, remedy: 'Look at the file.' }, 422);
  if (source === before.source) return [];
  const saved = await saveAll([{ file, source, base: before.hash }]);
  return saved.map(({ hash }) => ({ file, source: before.source, base: hash }));
}

/** Saves a picture or a file that was chosen, pasted or dropped; returns its path in the content folder. */
export async function upload(file: File): Promise<string> {
  return (await api.post('asset', { name: file.name, bytes: await inBase64(file) })).file;
}

/** Reads a file of this computer as base64. */
export async function inBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x80_00)
    binary += String.fromCodePoint(...bytes.subarray(at, at + 0x80_00));
  return btoa(binary);
}

/** Tells what is found in a text and how it is shown, in parts. */
async function* lookParts(request: Requests['look']): AsyncGenerator<Partial<Look>> {
  for await (const part of askParts<LookPart>('look', request)) {
    if ('is' in part) throw new DeskFault(part, 500);
    yield part;
  }
}

/** Asks for an answer that comes in parts. Throws a {@link DeskFault}, also if the server stops before the last one. */
export async function* askParts<Part>(name: string, body: unknown): AsyncGenerator<Part> {
  const { body: stream } = await send('POST', name, body);
  try {
    if (stream) for await (const line of linesOf(stream)) yield JSON.parse(line) as Part;
  } catch (error) {
    // A stream throws this error if nothing comes any more.
    throw error instanceof TypeError ? new DeskFault(SILENT, 0) : error;
  }
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (done) return;
  }
}

async function ask<Answer>(method: 'GET' | 'PUT' | 'POST', name: string, body?: unknown): Promise<Answer> {
  return (await send(method, name, body)).json() as Promise<Answer>;
}

async function send(method: 'GET' | 'PUT' | 'POST', name: string, body?: unknown): Promise<Response> {
  const sent = { method, ...(body !== undefined && { body: JSON.stringify(body), headers: JSON_TYPE }) };
  const response = await fetch(`${DESK_API}/${name}`, sent).catch(() => undefined);
  if (!response) throw new DeskFault(SILENT, 0);
  if (response.ok || response.status === 409) return response;
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') === true;
  throw new DeskFault(
    isJson ? ((await response.json()) as Refusal) : { fault: await response.text() },
    response.status,
  );
}

const SILENT = {
  fault: 'The desk does not answer.',
  remedy: 'Look whether `npm run dev` still runs; nothing is lost.',
};
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Calls back when files may have changed, or the server is there again; returns what ends that. */
export function onContent(listener: () => void): () => void {
  const hot = import.meta.hot;
  const events = [CONTENT_VERSION, 'vite:ws:connect'];
  for (const event of events) hot?.on(event, listener);
  return () => {
    for (const event of events) hot?.off(event, listener);
  };
}
