import {
  DESK_API,
  type AssetAnswer,
  type AssetRequest,
  type BringBackRequest,
  type ChangeAnswer,
  type DraftRequest,
  type EarlierPublication,
  type EarlierState,
  type Look,
  type LookPart,
  type MarkdownAnswer,
  type MarkdownRequest,
  type NewRequest,
  type Overview,
  type Refusal,
  type RemoveRequest,
  type RenameRequest,
  type SaveAnswer,
  type SavedText,
  type SaveRequest,
} from '../pipeline/desk/protocol.ts';
import { CONTENT_VERSION } from '../pipeline/shared/content-version.ts';

/** The server refused, or did not answer: what is wrong, and what to do. */
export class DeskFault extends Error implements Refusal {
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

/** The requests of the desk. Each rejects with a {@link DeskFault}. */
export const api = {
  overview: () => ask<Overview>('GET', 'overview'),
  text: (file: string) =>
    ask<SavedText>('GET', `text?file=${encodeURIComponent(file)}`).catch((error: unknown) => {
      if (error instanceof DeskFault && error.status === 404) return 'gone' as const;
      throw error;
    }),
  look: (request: Pick<SaveRequest, 'file' | 'source'>) => lookParts(request),
  save: (request: SaveRequest) => ask<SaveAnswer>('PUT', 'text', request),
  begin: (request: NewRequest) => ask<ChangeAnswer>('POST', 'new', request),
  rename: (request: RenameRequest) => ask<ChangeAnswer>('POST', 'rename', request),
  remove: (request: RemoveRequest) => ask<ChangeAnswer>('POST', 'remove', request),
  setDraft: (request: DraftRequest) => ask<ChangeAnswer>('POST', 'draft', request),
  bringBack: (request: BringBackRequest) => ask<ChangeAnswer>('POST', 'bring-back', request),
  publications: () => ask<readonly EarlierPublication[]>('GET', 'publications'),
  states: (file: string) => ask<readonly EarlierState[]>('GET', `states?file=${encodeURIComponent(file)}`),
  stateText: (file: string, id: string) =>
    ask<Pick<SavedText, 'source'>>('GET', `state?file=${encodeURIComponent(file)}&id=${encodeURIComponent(id)}`),
  importText: (request: MarkdownRequest) => ask<MarkdownAnswer>('POST', 'markdown', request),
  addAsset: (request: AssetRequest) => ask<AssetAnswer>('POST', 'asset', request),
  onContent,
};

/** The ending of a picture. */
export const PICTURE_FILE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;

/** The address of a picture or a file of the content folder. */
export function assetUrl(file: string): string {
  return `${DESK_API}/asset?file=${encodeURIComponent(file)}`;
}

/** The address of the card of a text. */
export function cardUrl(file: string): string {
  return `${DESK_API}/card?file=${encodeURIComponent(file)}`;
}

/** Saves a change of a file as it is now; does nothing if it leaves the text as it is, or cannot be made. */
export async function changeText(file: string, change: (source: string) => string | undefined): Promise<void> {
  const saved = await api.text(file);
  if (saved === 'gone') throw new DeskFault({ fault: `${file} is not there any more.` }, 404);
  const source = change(saved.source);
  if (source === undefined)
    throw new DeskFault({ fault: `The fields of ${file} cannot be read.`, remedy: 'Look at the file.' }, 422);
  if (source === saved.source) return;
  const answer = await api.save({ file, source, base: saved.hash });
  if ('changed' in answer)
    throw new DeskFault(
      { fault: `${file} was changed elsewhere meanwhile.`, remedy: 'Look at it, and try again.' },
      409,
    );
}

/** Saves a picture or a file that was chosen or dropped; returns its path in the content folder. */
export async function upload(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x80_00)
    binary += String.fromCodePoint(...bytes.subarray(at, at + 0x80_00));
  return (await api.addAsset({ name: file.name, bytes: btoa(binary) })).file;
}

/** Tells what is found in a text and how it is shown, in parts. */
async function* lookParts(request: Pick<SaveRequest, 'file' | 'source'>): AsyncGenerator<Partial<Look>> {
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
function onContent(listener: () => void): () => void {
  const hot = import.meta.hot;
  const events = [CONTENT_VERSION, 'vite:ws:connect'];
  for (const event of events) hot?.on(event, listener);
  return () => {
    for (const event of events) hot?.off(event, listener);
  };
}
