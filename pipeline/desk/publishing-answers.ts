import { EventEmitter, once } from 'node:events';
import type { PublicationEvent, StoppingError } from '../publishing/events.ts';
import { publish, type Publishing } from '../publishing/publish.ts';
import { publications, publishedText, statesOf, textAt, unpublishedSince } from '../publishing/states.ts';
import { takeBack } from '../publishing/take-back.ts';
import { complain } from '../shared/terminal.ts';
import { bringBack } from './change-files.ts';
import { sayInForm } from './overview.ts';
import { DeskRefusal } from './refusal.ts';
import { readRequest, requests } from './requests.ts';
import { SentParts } from './sent-parts.ts';
import type { DeskFolders, DeskSite } from './site.ts';

/** Answers to what the desk asks about publishing and earlier states; `known` refuses files that are no texts. */
export function createPublishingAnswers(folders: DeskFolders, site: DeskSite, known: (file: string) => string) {
  let running: Told | undefined;
  return {
    publish: (body: unknown) => {
      const { version, chosen } = readRequest(requests.publish, body);
      return told(publish({ ...folders, chosen }, (_, looked) => looked === version));
    },
    undo: (body: unknown) => {
      const { version, chosen, publication } = readRequest(requests.undo, body);
      return told(takeBack({ ...folders, chosen }, publication, (_, looked) => looked === version));
    },
    bringBack: async (body: unknown) => {
      const { file } = readRequest(requests.bringBack, body);
      const { content } = folders;
      const { publish: target } = site.state().site;
      const isGone = target && (await unpublishedSince(content, target))?.gone.includes(file);
      const source = isGone === true ? await publishedText(content, target, file) : undefined;
      if (source === undefined) throw new DeskRefusal(404, `${file} is not among the texts that visitors still see.`);
      return bringBack(content, { file, source }, site.state());
    },
    publications: () => {
      const { publish: target } = site.state().site;
      return target ? publications(folders.content, target) : [];
    },
    states: (file: string) => statesOf(folders, known(file)),
    state: async (file: string, id: string) => ({ file, source: await textAt(folders, known(file), id) }),
  };

  /**
   * Lets one publication run at a time, which goes on if nobody listens any more. Whoever asks meanwhile, such as a page
   * that was loaded again, is told of the one that runs, from its beginning.
   */
  function told(publishing: Publishing): SentParts {
    running ??= new Told(
      publishing,
      (words) => sayInForm(words, site.state()),
      () => {
        running = undefined;
      },
    );
    return new SentParts(running.follow());
  }
}

/** What a publication has told so far, and tells. */
class Told {
  readonly #events: PublicationEvent[] = [];
  #hasEnded = false;
  readonly #bell = new EventEmitter();

  readonly #say: (error: StoppingError) => StoppingError;

  constructor(publishing: Publishing, say: (words: string) => string, onEnd: () => void) {
    this.#say = ({ message, advice, ...place }) => ({ ...place, message: say(message), advice: say(advice) });
    void this.#listen(publishing).finally(onEnd);
  }

  /** Returns every event, also those that were told before. */
  async *follow(): AsyncGenerator<PublicationEvent> {
    for (let at = 0; ; at++) {
      while (at === this.#events.length && !this.#hasEnded) await once(this.#bell, 'told');
      const event = this.#events[at];
      if (!event) return;
      yield event;
    }
  }

  async #listen(publishing: Publishing): Promise<void> {
    try {
      for await (const event of publishing) {
        this.#events.push(event.is === 'errors' ? { ...event, errors: event.errors.map(this.#say) } : event);
        this.#bell.emit('told');
      }
    } catch (error) {
      complain(String(error));
      this.#events.push({ is: 'fault', fault: `The program could not publish: ${String(error)}` });
    } finally {
      this.#hasEnded = true;
      this.#bell.emit('told');
    }
  }
}
