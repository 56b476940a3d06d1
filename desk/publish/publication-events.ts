import type { PublicationEvent, UndoRequest } from '../../pipeline/desk/protocol.ts';
import { askParts, DeskFault } from '../api.ts';

/** Asks the server to publish, or with a `publication` to take it back, and returns what it tells, event by event. */
export async function* publicationEvents(asked: Partial<UndoRequest>): AsyncGenerator<PublicationEvent> {
  try {
    yield* askParts<PublicationEvent>(asked.publication === undefined ? 'publish' : 'undo', asked);
  } catch (error) {
    if (!(error instanceof DeskFault)) throw error;
    yield { is: 'fault', fault: error.fault, ...(error.remedy !== '' && { remedy: error.remedy }) };
  }
}
