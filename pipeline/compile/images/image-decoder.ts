import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { programFile, stackOptions } from '../../shared/compiled.ts';
import { MOST_SECONDS_AN_IMAGE } from './image-limits.ts';
import type { Inspected } from '../../content/model/image-probe.ts';

const PROGRAM = 'image-decoder-process';

/** Thrown if an image stopped the decoder. The message tells the writer how. */
export class DecoderStopped extends Error {
  override readonly name = 'DecoderStopped';
}

/** Processes that wait for the next image. They end with this process. */
const idle: ChildProcess[] = [];

/**
 * Inspects an image in a child process that can be killed, because a decoder that hangs, takes all memory or crashes
 * cannot be stopped from within its own process. Rejects with `DecoderStopped` if that was necessary.
 */
export async function decodeImage(bytes: Buffer, seconds = MOST_SECONDS_AN_IMAGE): Promise<Inspected> {
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
