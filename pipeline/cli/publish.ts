import { countOf } from '../lint/formats/shown.ts';
import type {
  ChangedBlock,
  ChangedTwice,
  PageChange,
  PublicationEvent,
  StoppingError,
  VisitorChanges,
} from '../publishing/events.ts';
import { publish, timeOf } from '../publishing/publish.ts';
import { takeBack } from '../publishing/take-back.ts';
import type { StyledLine } from '../shared/terminal-line.ts';
import { complain, say, type Line } from '../shared/terminal.ts';
import type { Options } from './arguments/arguments.ts';
import { askInTerminal, hasTerminal } from './terminal/ask.ts';

/** `npm run publish`: exit code 0 if the site was sent, or there was nothing to send; else 1. */
export async function runPublish(options: Options): Promise<number> {
  const { undo, yes } = options;
  const agree = async (): Promise<boolean> => {
    if (yes) return true;
    if (hasTerminal()) return askInTerminal(undo ? 'Take the last publication back?' : 'Publish this?');
    say(`Nothing was published. To publish it: \`npm run publish -- ${undo ? '--undo ' : ''}--yes\``);
    return false;
  };
  const publishing = undo ? takeBack(options, undefined, agree) : publish(options, agree);
  let last: PublicationEvent['is'] | undefined;
  for await (const event of publishing) {
    tell(event);
    last = event.is;
  }
  return last === 'done' || last === 'unchanged' ? 0 : 1;
}

function tell(event: PublicationEvent): void {
  switch (event.is) {
    case 'step':
      return say(event.words);
    case 'changes':
      return say(['', ...describeChanges(event.changes), '']);
    case 'unchanged':
    case 'done':
      return say(event.words);
    case 'errors':
      return complain([...event.errors.flatMap(describeError), '', 'Nothing was sent: correct this first.']);
    case 'conflict':
      return complain([event.words, '', ...event.files.flatMap(describeConflict)]);
    case 'fault': {
      const quote = event.quote === undefined ? [] : [`  It says: “${event.quote}”`];
      return complain([event.fault, ...quote, ...(event.remedy === undefined ? [] : [event.remedy])]);
    }
  }
}

/** Describes what changes for visitors. */
export function describeChanges(changes: VisitorChanges): Line[] {
  const { since, pages, facts, addresses, everywhere, assets, sentAlong, waiting, toConfirm } = changes;
  const last = since === undefined ? 'the first publication' : `since ${dayOf(since)}, ${timeOf(since)}`;
  const [next] = waiting;
  const lines: Line[] = [
    ...pages.flatMap(describePage),
    ...(everywhere ? ['Everywhere: menu, footer, name or words on controls'] : []),
    ...facts.map(({ name, before = 'nothing', after = 'nothing' }) => `Fact ${name}: ${before} → ${after}`),
    ...addresses.map(({ from, to }) => `Address ${from} ${to === undefined ? 'leads nowhere' : `leads to ${to}`}`),
    ...(assets.length > 0 ? [`Pictures and files: ${assets.join(', ')}`] : []),
    ...(sentAlong.length > 0 ? [`Sent along, besides the content: ${sentAlong.join(', ')}`] : []),
  ];
  return [
    [{ text: `What changes for visitors (${last})`, look: 'strong' }],
    ...(lines.length > 0 ? lines : ['Nothing that visitors see.']),
    ...(next
      ? [`Waiting: “${next.title}” until ${next.day}${waiting.length > 1 ? `, ${waiting.length - 1} later` : ''}`]
      : []),
    ...(toConfirm > 0 ? [`${countOf(toConfirm, 'sentence')} to be confirmed`] : []),
  ];
}

const WORDS_OF: Readonly<Record<PageChange['is'], string>> = {
  new: 'New',
  changed: 'Changed',
  gone: 'Gone',
  moved: 'Moved',
};

function describePage({ is, address, title, from, to, blocks }: PageChange): Line[] {
  const led = to === undefined ? '' : `, leads to ${to}`;
  const moved = from === undefined ? '' : `, before at ${from}`;
  return [`${WORDS_OF[is]}: “${title}” ${address}${moved}${led}`, ...(is === 'new' ? [] : blocks.map(describeBlock))];
}

/** Words of a block that stand around a change. */
const AROUND = 6;

function describeBlock(block: ChangedBlock): StyledLine {
  return [
    { text: '  ' },
    ...block.map(({ is, text }) => {
      if (is !== 'kept') return { text: is === 'added' ? `{+${text}+} ` : `[-${text}-] `, look: is };
      const words = text.split(' ');
      return {
        text:
          words.length > 2 * AROUND
            ? `${words.slice(0, AROUND).join(' ')} … ${words.slice(-AROUND).join(' ')} `
            : `${text} `,
      };
    }),
  ];
}

function describeError({ file, line, message, advice }: StoppingError): Line[] {
  return [`${file}:${line} error ${message}`, `  → ${advice}`];
}

function describeConflict({ file, here, elsewhere }: ChangedTwice): Line[] {
  const states = [
    here === undefined ? 'gone here' : 'changed here',
    elsewhere === undefined ? 'gone there' : 'changed there',
  ];
  return [`  ${file}: ${states.join(', ')}`];
}

function dayOf(at: number): string {
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}
