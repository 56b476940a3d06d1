import { EventEmitter, once } from 'node:events';
import type { PublicationEvent } from '../publishing/events.ts';
import { publish, type Publishing } from '../publishing/publish.ts';
import { publications, publishedText, statesOf, textAt, unpublishedSince } from '../publishing/states.ts';
import { takeBack } from '../publishing/take-back.ts';
import { complain } from '../shared/terminal.ts';
import { bringBack } from './change-files.ts';
import { sayInForm } from './overview.ts';
import type { ChangeAnswer, Requests } from './protocol.ts';
import { DeskRefusal } from './refusal.ts';
import { sentParts, type Send } from './sent-parts.ts';
import type { DeskFolders, DeskSite } from './site.ts';

/** Answers to what the desk asks about publishing and earlier states. */
export function createPublishingAnswers(folders: DeskFolders, site: DeskSite) {
  const { content } = folders;
  let running: ReturnType<typeof follow> | undefined;
  return {
    publish: ({ version, chosen }: Requests['publish']) =>
      told(publish({ ...folders, chosen }, (_, looked) => looked === version)),
    undo: ({ version, chosen, publication }: Requests['undo']) =>
      told(takeBack({ ...folders, chosen }, publication, (_, looked) => looked === version)),
    bringBack: async ({ file }: Requests['bring-back']): Promise<ChangeAnswer> => {
      const { publish: target } = site.state().site;
      const isGone = target && (await unpublishedSince(content, target))?.gone.includes(file);
      const source = isGone === true ? await publishedText(content, target, file) : undefined;
      if (source === undefined) throw new DeskRefusal(404, `${file} is not among the texts that visitors still see.`);
      return bringBack(content, { file, source }, site.state());
    },
    publications: () => {
      const { publish: target } = site.state().site;
      return target ? publications(content, target) : [];
    },
    states: (file: string) => statesOf(folders, file),
    state: async (file: string, id: string) => ({ file, source: await textAt(folders, file, id) }),
  };

  /**
   * Lets one publication run at a time, which goes on if nobody listens any more. Whoever asks meanwhile, such as a page
   * that was loaded again, is told of the one that runs, from its beginning.
   */
  function told(publishing: Publishing): Send {
    if (!running) {
      running = follow(publishing, (words) => sayInForm(words, site.state()));
      void running.ended.then(() => (running = undefined));
    }
    return sentParts(running.events());
  }
}

/** Lets a publication run. Returns what tells each of its events, also those that were told before, and its end. */
function follow(publishing: Publishing, say: (words: string) => string) {
  const told: PublicationEvent[] = [];
  const bell = new EventEmitter();
  let hasEnded = false;
  return { events, ended: listen() };

  async function* events(): AsyncGenerator<PublicationEvent> {
    for (let at = 0; ; at++) {
      while (at === told.length) {
        if (hasEnded) return;
        await once(bell, 'told');
      }
      const event = told[at];
      if (event) yield event;
    }
  }

  async function listen(): Promise<void> {
    try {
      for await (const event of publishing) {
        told.push(event.is === 'errors' ? { ...event, errors: event.errors.map(inForm) } : event);
        bell.emit('told');
      }
    } catch (error) {
      complain(String(error));
      told.push({ is: 'fault', fault: `The program could not publish: ${String(error)}` });
    }
    hasEnded = true;
    bell.emit('told');
  }

  function inForm<Told extends { readonly message: string; readonly advice: string }>(error: Told): Told {
    return { ...error, message: say(error.message), advice: say(error.advice) };
  }
}
