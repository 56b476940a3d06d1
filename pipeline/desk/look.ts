import { isPlaceholder } from '../lint/formats/shown.ts';
import { endOfPlace } from '../lint/formats/end-of-place.ts';
import { withSureFixes } from '../lint/fixes/sure-fixes.ts';
import { adviceOf, messageOf, type Finding } from '../findings/finding.ts';
import { markdownPage } from '../outputs/texts/markdown-pages.ts';
import { groupBy } from '../shared/group-by.ts';
import { countsOf, sayInForm } from './overview.ts';
import type { DeskFinding, Look, ShownText } from './protocol.ts';
import type { DeskSite, DeskState, UnsavedState } from './site.ts';

type SayInFormWords = (words: string) => string;

/** Our own scripts only: no page of this site has any other. */
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Returns a function that tells what a check and a build say of a text with unsaved words. Whether a fix is sure takes
 * as long as all else, so until it is known anew, a fix is what it was when the same one stood in the same line.
 */
export function createLooks({ render, state: known }: DeskSite) {
  const say: SayInFormWords = (words) => sayInForm(words, known());
  let judged: ReadonlyMap<string, Finding> = new Map();
  return looks;

  async function* looks(
    { findings, state: make }: UnsavedState,
    file: string,
    source: string,
  ): AsyncGenerator<Partial<Look>> {
    const own = findings.filter((finding) => finding.file === file && isTold(finding));
    const others = groupBy(
      findings.filter((finding) => finding.file !== file && finding.severity === 'error'),
      (finding) => finding.file,
    );
    const lines = source.split('\n');
    const keyOf = ({ rule, line, fix }: Finding): string => JSON.stringify([rule, fix, lines[line - 1]]);
    const isFixable = file.endsWith('.md') && own.some(({ fix }) => fix);
    const first = isFixable ? own.map((finding) => asJudged(finding, judged.get(keyOf(finding)))) : own;
    yield {
      findings: findingsIn(source, first, say),
      elsewhere: [...others].map(([other, all]) => ({ file: other, found: countsOf(all) })),
    };
    const state = await make();
    yield { shown: state ? await shownText(state, file) : { hasCard: false } };
    if (!isFixable) return;
    const sure = withSureFixes(source, own);
    judged = new Map(own.map((finding, index) => [keyOf(finding), sure[index] ?? finding]));
    yield { findings: findingsIn(source, sure, say) };
  }

  async function shownText({ site, addressOf }: DeskState, file: string): Promise<ShownText> {
    const address = addressOf(file);
    if (address === undefined || !site.routes.has(address)) return { hasCard: false };
    const text = site.texts.find((one) => one.address === address);
    return {
      page: (await render(address, site)).replace(SCRIPT, ''),
      hasCard: site.socialCards.some((card) => card.address === address),
      ...(text && {
        result: { title: text.title, url: site.identity.url + address, description: text.description },
        markdown: markdownPage(text, site),
      }),
    };
  }
}

/** Returns a finding with its fix as the same one was judged before; without it if none was. */
function asJudged({ fix, ...others }: Finding, before: Finding | undefined): Finding {
  if (fix && before?.fix) return { ...others, fix };
  return fix && before?.suggestion ? { ...others, suggestion: fix } : others;
}

/** Sentences to be confirmed are told where they stand; of other places that are kept, the form tells. */
function isTold(finding: Finding): boolean {
  return !isPlaceholder(finding) || finding.rule === 'unconfirmed-sentence';
}

/** Returns findings in a text with their words and their places, in order. */
function findingsIn(source: string, findings: readonly Finding[], say: SayInFormWords): DeskFinding[] {
  const lines = source.split('\n');
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetOf = (line: number, column: number): number =>
    Math.min(source.length, (starts[Math.min(line, lines.length) - 1] ?? 0) + column - 1);
  return findings.map((finding) => {
    const { rule, severity, line, column, parameters, fix, suggestion } = finding;
    const from = offsetOf(line, column);
    const end = endOfPlace(finding, () => lines);
    const [word = ''] = /^(?:[\p{L}\p{N}_-]+|\S+)?/u.exec(source.slice(from)) ?? [];
    const to = end ? offsetOf(end.endLine, end.endColumn) : from + word.length;
    const missing = rule === 'front-matter-missing' && { missing: String(parameters['field']) };
    const words = { message: say(messageOf(finding)), advice: say(adviceOf(finding)), ...missing };
    return { rule, severity, from, to, line, ...words, ...(fix && { fix }), ...(suggestion && { suggestion }) };
  });
}
