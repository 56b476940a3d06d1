import type { AuthoredService } from '../../schema/page.ts';
import { audience } from '../../schema/section.ts';
import type { FileStarter } from '../starter.ts';

/** A new service, behind all others. */
export const serviceStarter: FileStarter<AuthoredService> = {
  word: 'service',
  what: 'a service',
  questions: [
    { name: 'title', ask: 'Name of the service' },
    { name: 'audience', ask: 'Who it is for', choices: audience.options },
  ],
  fields: ({ title, audience: whom }, _today, others) => ({
    title,
    audience: whom,
    order: Math.max(0, ...others.filter((other) => other.audience === whom).map(({ order }) => order)) + 1,
  }),
  placeholders: {
    fields: {
      for_whom: 'Whom of them it helps: at what stage, with what need.',
      summary: 'What the client holds at the end, in a few words.',
      covers: ['One thing that the work covers; a line each.'],
      deliverables: ['One thing that the client gets; a line each.'],
      format: 'How you work together: sessions, calls, in writing.',
      timeline: 'How long it takes; a duration belongs in facts.yaml.',
    },
    body: 'Write here whom this is for, and what changes for them.',
  },
};
