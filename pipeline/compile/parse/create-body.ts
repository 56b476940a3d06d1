import type { Body, BodyFacts } from '../../content/model/body.ts';
import type { Prose } from '../../content/model/text.ts';

/** A long text that `read` reads. */
export function createBody(facts: BodyFacts, read: () => Prose): Body {
  const body: Body = {
    ...facts,
    get prose() {
      return read();
    },
  };
  return Object.defineProperty(body, 'toJSON', { value: () => facts });
}
