import { setAction } from '../../derive/set-lines.ts';
import type { SetLine } from '../../typography/typeset.ts';
import type { ServiceDraft } from './parse-service.ts';

/** A service with its lines set. */
export function typesetService(service: ServiceDraft, set: SetLine): ServiceDraft {
  const { title, summary, covers, deliverables, format, timeline, forWhom, terms, guidePrice, booking } = service;
  return {
    ...service,
    title: set(title),
    summary: set(summary),
    covers: covers.map(set),
    deliverables: deliverables.map(set),
    format: set(format),
    timeline: set(timeline),
    forWhom: set(forWhom),
    ...(terms !== undefined && { terms: set(terms) }),
    ...(guidePrice !== undefined && { guidePrice: set(guidePrice) }),
    booking: setAction(booking, set),
  };
}
