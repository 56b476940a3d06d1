import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import type * as z from 'zod';
import { createCardDrawer } from '../outputs/cards/draw-card.ts';
import { unpublishedSince } from '../publishing/states.ts';
import { setTimeout } from 'node:timers/promises';
import { ContentChangedError } from '../shared/retry-on-change.ts';
import { UserError } from '../shared/errors.ts';
import { importPaste } from '../importing/import-paste.ts';
import { saveAsset } from '../importing/save-asset.ts';
import { mediaTypeOf } from '../shared/response-headers.ts';
import { complain } from '../shared/terminal.ts';
import { beginText, removeText, renameText, saveChange, setDraft } from './change-files.ts';
import { askedIn, createGuard } from './guard.ts';
import { createLooks } from './look.ts';
import { createOverview } from './overview.ts';
import { DESK, DESK_API, type Answers, type ChangeAnswer, type Requests } from './protocol.ts';
import { createPublishingAnswers } from './publishing-answers.ts';
import { DeskRefusal } from './refusal.ts';
import { readRequest, requests } from './requests.ts';
import { sentParts, type Send } from './sent-parts.ts';
import type { DeskFolders, DeskSite, DeskState } from './site.ts';
import { placeOf, readSaved } from './texts.ts';

/** The largest request, in bytes: a photograph as base64. */
const MAX_REQUEST = 64 * 1024 * 1024;
/** Ten seconds in all: a large site takes some to be read. */
const MAX_TRIES = 100;
const TRY_AGAIN_MS = 100;
const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Desk</title>
<link rel="icon" href="/favicon.svg"></head>
<body><div id="desk"></div><script type="module" src="/desk/main.tsx"></script></body>
</html>`;
/** Pages of other sites may neither show the desk nor read what it answers. */
const CLOSED = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
/** A file of the content folder may hold scripts; shown by itself, it runs none. */
const INERT = { 'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:" };

/** Answers a request by its parameters, and by the JSON that it brings. */
type Answer = (parameters: URLSearchParams, body: unknown) => unknown;

/**
 * Creates the desk of a development server: the page at which its owner writes, and what it asks. Returns its address
 * with the key of this start.
 */
export function createDesk(server: ViteDevServer, folders: DeskFolders, site: DeskSite) {
  const { content: root } = folders;
  const guard = createGuard();
  const overviewOf = createOverview(root);
  const looks = createLooks(site);
  /** What was last looked at, for its card. */
  let looked: { readonly file: string; readonly state: DeskState } | undefined;
  /** Every text that was there since the start: one that was removed elsewhere can be saved anew. */
  const seen = new Set<string>();
  /** Pictures and files that the desk saved: a form shows them before the folder is read again. */
  const uploaded = new Set<string>();
  const publishing = createPublishingAnswers(folders, site);
  const answers = createAnswers();
  return { door: guard.door, middleware };

  function middleware(request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction): void {
    const { pathname, parameters } = askedIn(request);
    // The modules of the page itself are Vite's to send.
    const isModule = /\.[\w.]+$/.test(pathname) && request.headers['sec-fetch-dest'] !== 'document';
    const isDesk = pathname === DESK || pathname.startsWith(`${DESK}/`);
    if (!isDesk || (isModule && !pathname.startsWith(`${DESK_API}/`))) return next();
    for (const [name, value] of Object.entries(CLOSED)) response.setHeader(name, value);
    const answered = pathname.startsWith(`${DESK_API}/`)
      ? answerRequest(request, response, pathname.slice(DESK_API.length + 1), parameters)
      : answerPage(request, response);
    answered.catch((error: unknown) => sendFailure(response, error));
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cookie = guard.cookieFor(request);
    if (cookie !== undefined) return void response.writeHead(303, { 'Set-Cookie': cookie, Location: DESK }).end();
    const refusal = guard.refusalOfPage(request);
    if (refusal !== undefined)
      return void response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${refusal}\n`);
    const html = await server.transformIndexHtml(DESK, PAGE);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  }

  async function answerRequest(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    parameters: URLSearchParams,
  ): Promise<void> {
    const refusal = guard.refusalOf(request);
    if (refusal !== undefined) throw new DeskRefusal(403, refusal);
    const answer = answers.get(`${request.method} ${name}`);
    if (!answer) throw new DeskRefusal(404, 'The desk has no such request.');
    const body = request.method === 'GET' ? undefined : await readJson(request);
    const given = await whenSteady(async () => answer(parameters, body));
    if (typeof given === 'function') await (given as Send)(response);
    else sendJson(response, isConflict(given) ? 409 : 200, given);
  }

  function createAnswers(): ReadonlyMap<string, Answer> {
    return new Map<string, Answer>([
      ['GET overview', overview],
      ['GET text', (parameters) => readText(known(fileIn(parameters)))],
      ['GET asset', (parameters) => readAsset(fileIn(parameters))],
      ['GET card', (parameters) => drawCard(known(fileIn(parameters)))],
      ['GET publications', publishing.publications],
      ['GET states', (parameters) => publishing.states(known(fileIn(parameters)))],
      ['GET state', (parameters) => publishing.state(known(fileIn(parameters)), parameters.get('id') ?? '')],
      [
        'PUT text',
        bringing(requests.text, (asked) => saveChange(root, { ...asked, file: known(asked.file) }, site.state())),
      ],
      ['POST look', bringing(requests.look, look)],
      ['POST new', bringing(requests.new, async (asked) => made(await beginText(root, asked)))],
      ['POST markdown', bringing(requests.markdown, (asked) => importPaste(root, asked))],
      ['POST asset', bringing(requests.asset, addAsset)],
      ['POST rename', bringing(requests.rename, rename)],
      [
        'POST remove',
        bringing(requests.remove, (asked) => removeText(root, { ...asked, file: listed(asked.file) }, site.state())),
      ],
      [
        'POST draft',
        bringing(requests.draft, (asked) => setDraft(root, { ...asked, file: listed(asked.file) }, site.state())),
      ],
      ['POST bring-back', bringing(requests['bring-back'], async (asked) => made(await publishing.bringBack(asked)))],
      ['POST publish', bringing(requests.publish, publishing.publish)],
      ['POST undo', bringing(requests.undo, publishing.undo)],
    ]);
  }

  async function overview(): Promise<unknown> {
    const { publish: target } = site.state().site;
    const unpublished = target && (await unpublishedSince(root, target));
    return overviewOf(site.state(), unpublished);
  }

  function readText(file: string): unknown {
    const saved = readSaved(root, file);
    if (saved) return saved;
    throw new DeskRefusal(
      404,
      `${file} is not there any more.`,
      'It was removed or renamed; the overview shows what there is.',
    );
  }

  async function look({ file, source }: Requests['look']): Promise<Send> {
    const { findings, state: make } = await site.look(known(file), source);
    const state = async (): Promise<DeskState | undefined> => {
      const unsaved = await make();
      if (unsaved) looked = { file, state: unsaved };
      return unsaved;
    };
    return sentParts(looks({ findings, state }, file, source));
  }

  async function rename(asked: Requests['rename']): Promise<ChangeAnswer> {
    const answer = await renameText(folders, { ...asked, file: listed(asked.file) });
    return asked.isTrial ? answer : made(answer);
  }

  /** Knows a text that the desk itself has made before the folder is read again. */
  function made(answer: ChangeAnswer): ChangeAnswer {
    if (answer.file !== undefined) seen.add(answer.file);
    return answer;
  }

  async function addAsset(asset: Requests['asset']): Promise<Answers['asset']> {
    const file = await saveAsset(root, asset);
    uploaded.add(file);
    return { file };
  }

  function readAsset(file: string): Send {
    const place = placeOf(root, uploaded.has(file) && existsSync(path.join(root, file)) ? file : listed(file));
    return sentFile(readFileSync(place), { 'Content-Type': mediaTypeOf(file), ...INERT });
  }

  async function drawCard(file: string): Promise<Send> {
    const state = looked?.file === file ? looked.state : site.state();
    const address = state.addressOf(file);
    const card = state.site.socialCards.find((one) => one.address === address);
    if (!card) throw new DeskRefusal(404, 'This text has no card of its own.');
    const draw = await createCardDrawer(root, readFileSync(path.join(folders.project, 'public/favicon.svg')));
    return sentFile(await draw(card), { 'Content-Type': 'image/jpeg' });
  }

  /** Returns the path of a text that is there, or was since the start. */
  function known(file: string): string {
    for (const name of site.state().preview.folder.texts.keys()) seen.add(name);
    if (seen.has(file)) return file;
    throw new DeskRefusal(404, 'No such text is in the folder of the site.');
  }

  /** Returns the path of a text, a picture or a file that is there. */
  function listed(file: string): string {
    const { texts, images, downloads } = site.state().preview.folder;
    if (texts.has(file) || images.includes(file) || downloads?.has(file) === true) return file;
    throw new DeskRefusal(404, 'No such file is in the folder of the site.');
  }
}

/** Reads what a request brings before it is answered. */
function bringing<Asked>(schema: z.ZodType<Asked>, answer: (asked: Asked) => unknown): Answer {
  return (_, body) => answer(readRequest(schema, body));
}

function sentFile(bytes: Uint8Array, headers: Readonly<Record<string, string>>): Send {
  return async (response) => void response.writeHead(200, headers).end(bytes);
}

/** Saves are seen a moment later: until then, an answer that needs the saved words is tried again. */
async function whenSteady<T>(answer: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    try {
      return await answer();
    } catch (error) {
      if (!(error instanceof ContentChangedError)) throw error;
      await setTimeout(TRY_AGAIN_MS);
    }
  }
  return answer();
}

function fileIn(parameters: URLSearchParams): string {
  return parameters.get('file') ?? '';
}

function isConflict(given: unknown): boolean {
  return typeof given === 'object' && given !== null && 'changed' in given;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type']?.split(';')[0] !== 'application/json')
    throw new DeskRefusal(415, 'The desk takes JSON only.');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > MAX_REQUEST) throw new DeskRefusal(413, 'This is too large.', 'Make the picture smaller first.');
    parts.push(part as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch (error) {
    throw new DeskRefusal(400, `The request cannot be read: ${String(error)}`);
  }
}

function sendJson(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(data));
}

function sendFailure(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.end();
  if (error instanceof DeskRefusal)
    return sendJson(response, error.status, { fault: error.message, ...(error.remedy && { remedy: error.remedy }) });
  if (error instanceof UserError) return sendJson(response, 422, { fault: error.message });
  complain(String(error));
  return sendJson(response, 500, { fault: `The program could not do it: ${String(error)}` });
}
