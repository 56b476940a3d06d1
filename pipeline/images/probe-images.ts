import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { TypedCache } from '../cache/typed-cache.ts';
import { faulty, type ImageProbe, type Inspected } from '../content/model/probes.ts';
import { programFile, stackOptions } from '../shared/compiled.ts';
import { ContentChangedError } from '../shared/retry-on-change.ts';
import { createRestMemory, readHashed } from '../shared/read-steady.ts';
import { MAX_SECONDS_AN_IMAGE, maxBytesOf } from './image-limits.ts';

const MOST_AT_ONCE = 2;
/** With fewer images for each, a second decoder costs more time to start than it saves. */
const WORTH_A_DECODER = 25;
const PROGRAM = 'image-decoder-process';

const probeChanged = createRestMemory<ImageProbe | undefined>();

/** Opens each image once and returns what it is, or what is wrong with it. Cached between builds by content. */
export async function probeImages(
  root: string,
  files: readonly string[],
  typedCache: TypedCache,
): Promise<ReadonlyMap<string, ImageProbe>> {
  const atOnce = Math.min(MOST_AT_ONCE, Math.ceil(files.length / WORTH_A_DECODER)) || 1;
  const probes = await pLimit(atOnce).map(files, (file) =>
    probeChanged(path.join(root, file), () => probe(root, file, typedCache)).catch((error: unknown) =>
      faultOf(error, file),
    ),
  );
  return new Map(probes.flatMap((found) => (found ? [[found.path, found]] : [])));
}

/** Returns undefined if the file is gone. */
async function probe(root: string, file: string, typedCache: TypedCache): Promise<ImageProbe | undefined> {
  const read = await readHashed(path.join(root, file), maxBytesOf(file));
  if (!read) return undefined;
  if ('fault' in read) return { ...faulty(read.fault), path: file, hash: '' };
  const { bytes, hash } = read;
  const inspected = await typedCache.once(['probe', hash], () => decodeImage(bytes));
  return { ...inspected, path: file, hash };
}

/** A stopped decoder is not remembered: another machine, or a less busy one, may succeed. */
function faultOf(error: unknown, file: string): ImageProbe {
  if (error instanceof DecoderStopped) return { ...faulty(error.message), path: file, hash: '' };
  throw error;
}

/** Returns the bytes of a file as they were probed. Throws a {@link ContentChangedError} if they have changed. */
export async function readProbed(
  root: string,
  { path: file, hash }: { readonly path: string; readonly hash: string },
): Promise<Buffer> {
  const read = await readHashed(path.join(root, file), maxBytesOf(file));
  if (read && 'hash' in read && read.hash === hash) return read.bytes;
  throw new ContentChangedError(file);
}

/** Thrown if an image stopped the decoder. The message tells the writer how. */
class DecoderStopped extends Error {
  override readonly name = 'DecoderStopped';
}

/** Processes that wait for the next image. They end with this process. */
const idle: ChildProcess[] = [];

/**
 * Inspects an image in a child process that can be killed, because a decoder that hangs, takes all memory or crashes
 * cannot be stopped from within its own process. Rejects with `DecoderStopped` if that was necessary.
 */
export async function decodeImage(bytes: Buffer, seconds = MAX_SECONDS_AN_IMAGE): Promise<Inspected> {
  const decoder = idle.pop() ?? (await startDecoder());
  setAwake(decoder, true);
  try {
    const inspected = await ask(decoder, bytes, seconds);
    idle.push(decoder);
    return inspected;
  } catch (error) {
    decoder.kill('SIGKILL');
    throw error;
  } finally {
    setAwake(decoder, false);
  }
}

async function startDecoder(): Promise<ChildProcess> {
  const decoder = fork(fileURLToPath(programFile(PROGRAM)), [PROGRAM], {
    execArgv: stackOptions(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const begun = once(decoder, 'message').then(() => true);
  const ended = once(decoder, 'exit').then(() => false);
  if (!(await Promise.race([begun, ended])))
    throw new Error('The process that decodes images ended before it began; run `npm ci` and try again');
  return decoder;
}

/** Settles on the first of: an answer, the end of the process, the timeout. */
function ask(decoder: ChildProcess, bytes: Buffer, seconds: number): Promise<Inspected> {
  return new Promise((resolve, reject) => {
    const stop = (how: string) => (): void => settle(() => reject(new DecoderStopped(how)));
    const onAnswer = (inspected: unknown): void => settle(() => resolve(inspected as Inspected));
    const onEnd = stop('the decoder broke off at it');
    const timer = setTimeout(stop(`decoding it takes more than ${seconds} seconds`), seconds * 1000);
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      decoder.off('message', onAnswer).off('exit', onEnd).off('error', onEnd);
      finish();
    };
    decoder.on('message', onAnswer).on('exit', onEnd).on('error', onEnd);
    decoder.send(bytes);
  });
}

/** Sets whether this process stays alive for the decoder. */
function setAwake(decoder: ChildProcess, isAwake: boolean): void {
  const change = isAwake ? 'ref' : 'unref';
  decoder[change]();
  decoder.channel?.[change]();
}
