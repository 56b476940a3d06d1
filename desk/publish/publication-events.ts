import { DESK_API, type PublicationEvent, type Refusal, type UndoRequest } from '../../pipeline/desk/protocol.ts';

/** Asks the server to publish, or with a `publication` to take it back, and returns what it tells, event by event. */
export async function* publicationEvents(asked: Partial<UndoRequest>): AsyncGenerator<PublicationEvent> {
  try {
    const answer = await fetch(`${DESK_API}/${asked.publication === undefined ? 'publish' : 'undo'}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
    });
    if (!answer.ok || !answer.body) {
      yield { is: 'fault', ...((await answer.json()) as Refusal) };
      return;
    }
    for await (const line of linesOf(answer.body)) yield JSON.parse(line) as PublicationEvent;
  } catch (error) {
    // `fetch` and its stream throw this error if nothing answers any more.
    if (!(error instanceof TypeError)) throw error;
    yield {
      is: 'fault',
      fault: 'The desk does not answer.',
      remedy: 'Start it again with `npm run dev`; nothing is lost.',
    };
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + (value ? decoder.decode(value, { stream: true }) : '')).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
    if (done) return;
  }
}
