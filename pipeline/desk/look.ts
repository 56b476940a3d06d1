import { isPlaceholder } from '../lint/formats/shown.ts';
import { endOfPlace } from '../lint/formats/end-of-place.ts';
import { withSureFixes } from '../lint/fixes/sure-fixes.ts';
import { adviceOf, messageOf, type Finding } from '../findings/finding.ts';
import { markdownPage } from '../outputs/texts/markdown-pages.ts';
import { groupBy } from '../shared/group-by.ts';
import { countsOf, lengthOf } from './overview.ts';
import type { DeskFinding, Look } from './protocol.ts';
import type { DeskSite, DeskState } from './site.ts';

/** Our own scripts only: no page of this site has any other. */
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** Returns what a check and a build say of a text with unsaved words, and the state that they are in. */
export async function lookAt(
  site: DeskSite,
  file: string,
  source: string,
): Promise<{ readonly look: Look; readonly state: DeskState | undefined }> {
  const state = await site.look(file, source);
  const { findings } = state ?? site.state();
  const own = findings.filter((finding) => finding.file === file);
  const others = groupBy(
    findings.filter((finding) => finding.file !== file && finding.severity === 'error'),
    (finding) => finding.file,
  );
  const shown = state && (await pageOf(site, state, file));
  return {
    state,
    look: {
      findings: findingsIn(source, file.endsWith('.md') ? withSureFixes(source, own) : own),
      elsewhere: [...others].map(([other, all]) => ({ file: other, found: countsOf(all) })),
      ...shown,
      ...lengthOf(state ?? site.state(), file, source),
      hasCard: state?.site.socialCards.some(({ address }) => address === shown?.address) ?? false,
    },
  };
}

async function pageOf(
  { render }: DeskSite,
  state: DeskState,
  file: string,
): Promise<Pick<Look, 'page' | 'address' | 'result' | 'markdown'>> {
  const { site, addressOf } = state;
  const address = addressOf(file);
  if (address === undefined || !site.routes.has(address)) return {};
  const text = site.texts.find((one) => one.address === address);
  const page = (await render(address, site)).replace(SCRIPT, '');
  return {
    address,
    page,
    ...(text && {
      result: { title: text.title, url: site.identity.url + address, description: text.description },
      markdown: markdownPage(text, site),
    }),
  };
}

/** Returns findings in a text with their words and their places, in order. */
function findingsIn(source: string, findings: readonly Finding[]): DeskFinding[] {
  const lines = source.split('\n');
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetOf = (line: number, column: number): number =>
    Math.min(source.length, (starts[Math.min(line, lines.length) - 1] ?? 0) + column - 1);
  return findings
    .filter((finding) => !isPlaceholder(finding) || finding.rule === 'unconfirmed-sentence')
    .map((finding) => {
      const { rule, severity, line, column, fix, suggestion } = finding;
      const from = offsetOf(line, column);
      const end = endOfPlace(finding, () => lines);
      const [word = ''] = /^(?:[\p{L}\p{N}_-]+|\S+)?/u.exec(source.slice(from)) ?? [];
      const to = end ? offsetOf(end.endLine, end.endColumn) : from + word.length;
      const words = { message: messageOf(finding), advice: adviceOf(finding) };
      return { rule, severity, from, to, line, ...words, ...(fix && { fix }), ...(suggestion && { suggestion }) };
    });
}
