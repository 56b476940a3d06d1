import { UserError } from '../shared/errors.ts';

interface Particulars {
  readonly about?: string;
  readonly quote?: string;
  readonly seconds?: number;
}

/** Why something cannot be published, and what to do, in words for the person who publishes. */
export class PublishingFault extends UserError {
  readonly fault: string;
  readonly remedy: string;
  /** What the host or another program said, word by word. */
  readonly quote?: string;

  constructor(name: FaultName, { about = '', quote = '', seconds = 0 }: Particulars = {}) {
    const fill = (sentence: string): string => sentence.replace('…', about).replace('#', String(seconds));
    const [fault, remedy] = [fill(FAULTS[name][0]), fill(FAULTS[name][1])];
    super([fault, quote === '' ? [] : `It says: “${quote}”.`, remedy].flat().join(' '));
    [this.fault, this.remedy] = [fault, remedy];
    if (quote !== '') this.quote = quote;
  }
}

/** What is wrong and what to do; `…` is what it is about, `#` a number of seconds. */
const FAULTS = {
  unset: [
    'Nothing says where the site is published.',
    'Write `publish: { to: git }` into `site.yaml` if a host builds the site from what is sent to it, `publish: { to: folder, path: /var/www/site }` for a folder of this computer, or `publish: { to: rsync, target: "me@www.example.com:/var/www/site" }` for another computer.',
  ],
  'no-git': [
    'The program `git` is not on this computer, which keeps the earlier versions and sends the new ones.',
    'Install it from https://git-scm.com, then begin again.',
  ],
  'no-rsync': [
    'The program `rsync` is not on this computer, which sends the site.',
    'Install it (`brew install rsync` on a Mac, `apt install rsync` on Linux), then begin again.',
  ],
  'old-rsync': [
    'The `rsync` on this computer is too old to take pages away that are gone.',
    'Install version 3.1 or newer (`brew install rsync` on a Mac), then begin again.',
  ],
  'no-repository': [
    'No earlier versions are kept of this folder yet.',
    'Have whoever set up the site run `git init` and `git add .` in the folder of the project once, then begin again.',
  ],
  'no-place': [
    'Nothing says yet where versions of this folder are sent to.',
    'Have whoever set up the site run `git remote add origin ADDRESS` and `git push -u origin …` in the folder of the project once.',
  ],
  'not-owner': [
    'The folder belongs to another account of this computer, so that its versions may not be touched.',
    'Publish from that account, or have whoever set up this computer hand the folder over.',
  ],
  detached: [
    'The folder shows an earlier version, on which nothing new can be built.',
    'Have whoever changed that run `git switch …` in the folder of the project, then begin again.',
  ],
  unfinished: [
    'Somebody has begun to bring two versions together by hand, and has not ended it.',
    'Have it ended or taken back (`git …`), then begin again.',
  ],
  moved: [
    'Another program has saved a version at the same time.',
    'Nothing is lost, and nothing was sent: publish again.',
  ],
  busy: [
    'Another program is at work on the versions of this folder.',
    'Wait until it is done. If none is, remove the file `…` and begin again.',
  ],
  network: [
    'There is no way to … just now.',
    'Look whether this computer is connected, then publish again. The version is saved and waits.',
  ],
  denied: [
    'The password or the key for … is missing or wrong.',
    'Sign in there once more, in the program with which the folder was set up; or ask whoever runs it to let you in. Then publish again: the version is saved and waits.',
  ],
  stranger: [
    '… is not the computer that is known under this name, or is not known yet.',
    'Ask whoever set up the site whether it has changed, and have them connect to it once from this account.',
  ],
  'no-target': [
    'There is nothing to send to at ….',
    'It has moved or was removed, or your account does not see it: have whoever set up the site look.',
  ],
  refused: [
    'The host has its own check, and refuses this version.',
    'Change what it names, then publish again. Nothing of it is live, and your texts are as you left them.',
  ],
  'changed-elsewhere': [
    'While this was on its way, somebody else has published.',
    'Nothing is lost: publish again, and both are brought together.',
  ],
  'open-files': [
    'These files were changed here without being saved as a version, and somewhere else too: ….',
    'They are none of the content: have whoever works on them save or undo that, then publish again.',
  ],
  disk: ['The disk is full.', 'Free some space, then publish again. Your texts are as you left them.'],
  'too-long': [
    'It takes too long to …: after # seconds it was given up.',
    'Look whether this computer is connected, then publish again. The version is saved and waits.',
  ],
  'changed-since': [
    'The texts were changed since you looked at what will change for visitors.',
    'Look at it again, then publish.',
  ],
  'edited-since': [
    'Since that publication, these texts were changed again: ….',
    'Bring an earlier state of each back by itself, or publish what is there now.',
  ],
  'nothing-seen': [
    'Visitors saw nothing of that publication: its texts are drafts, or wait for their day.',
    'Bring an earlier state of each back by itself.',
  ],
  'none-before': [
    'There is no earlier publication whose texts could be brought back.',
    'Change the texts, and publish them.',
  ],
  'not-found': ['This state of `…` is not kept any more.', 'Choose another one.'],
  unknown: [
    'The program that should … has failed.',
    'Publish again; if it fails again, show these words to whoever set up the site. Your texts are as you left them.',
  ],
} as const satisfies Record<string, readonly [fault: string, remedy: string]>;

export type FaultName = keyof typeof FAULTS;

/** What programs say, in English, and what it means; the first that fits. */
const SIGNS: readonly (readonly [FaultName, RegExp])[] = [
  ['disk', /No space left on device|Disk quota exceeded|unable to write .*file|disk full/i],
  ['not-owner', /dubious ownership/i],
  ['busy', /\.lock': File exists|Another git process/i],
  ['refused', /hook declined|protected branch|push declined|GH0\d\d/i],
  ['changed-elsewhere', /fetch first|non-fast-forward|stale info|cannot lock ref|remote ref updated/i],
  ['stranger', /Host key verification failed|REMOTE HOST IDENTIFICATION/i],
  [
    'denied',
    /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied \(|Permission to .* denied|error: 40[13]|Invalid username|auth failed|@ERROR: auth/i,
  ],
  [
    'network',
    /Could ?n[o']t resolve|Temporary failure in name|Network is (?:unreachable|down)|No route to host|Connection (?:refused|timed out|reset|closed)|Failed to connect|Operation timed out|early EOF|hung up unexpectedly|RPC failed/i,
  ],
  [
    'no-target',
    /not appear to be a git repository|Repository not found|repository .* not found|error: 404|No such file or directory/i,
  ],
  ['old-rsync', /delete-missing-args/i],
];

/** Translates the complaint of a program that should do something with `place`, such as `www.example.com`. */
export function faultOfComplaint(complaint: string, what: string, place: string): PublishingFault {
  const [name = 'unknown'] = SIGNS.find(([, sign]) => sign.test(complaint)) ?? [];
  const lock = /'([^']+\.lock)'/.exec(complaint)?.[1];
  const abouts: Partial<Record<FaultName, string>> = {
    network: `reach ${place}`,
    unknown: what,
    busy: lock ?? 'index.lock',
  };
  const about = abouts[name] ?? place;
  const isQuoted = name === 'unknown' || name === 'refused';
  return new PublishingFault(name, { about, ...(isQuoted && { quote: wordsOfHost(complaint) }) });
}

/** Returns what a host has said, or else the first lines of a program's own words. */
function wordsOfHost(complaint: string): string {
  const lines = complaint.split('\n').map((line) => line.trim());
  const ofHost = lines.filter((line) => line.startsWith('remote:')).map((line) => line.slice('remote:'.length).trim());
  const own = lines.filter((line) => line !== '').slice(0, 3);
  return (ofHost.length > 0 ? ofHost : own).join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, 1000);
}
