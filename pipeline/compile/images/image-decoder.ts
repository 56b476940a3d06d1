import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { programFile, stackOptions } from '../../shared/compiled.ts';
import { MOST_SECONDS_AN_IMAGE } from './image-limits.ts';
import type { Inspected } from '../../content/model/image-probe.ts';

const PROGRAM = 'image-decoder-process';

/** An image stopped the decoder. The message says how, for the writer. */
export class DecoderStopped extends Error {
  override readonly name = 'DecoderStopped';
}

/** Processes that wait for the next image. They end with this one. */
const idle: ChildProcess[] = [];

/**
 * Inspects an image in a process that can be ended: a decoder that never comes back, takes all memory or crashes
 * cannot be stopped from within its own. Rejects with `DecoderStopped` where that was needed.
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

/** Settles with the first of: an answer, the end of the process, the end of the time. */
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

/** Whether this process waits for the decoder before it ends. */
function setAwake(decoder: ChildProcess, isAwake: boolean): void {
  const change = isAwake ? 'ref' : 'unref';
  decoder[change]();
  decoder.channel?.[change]();
}
