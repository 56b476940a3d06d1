import type { Finding } from '../../lint/finding.ts';
import { countLine } from '../../lint/formats/counts.ts';
import { isPlaceholder, shownFrom } from '../../lint/formats/shown.ts';
import type { CountedFindings, PageFindings } from '../../content/model/page-findings.ts';
import { describeFindings } from '../terminal/show-findings.ts';

/** A bar at the foot of a page has room for so many lines. */
const MOST_FILES = 6;

/** What is to be said on each page, by its address; `pages` are the addresses of files, `root` is the content folder. */
export function createPageFindings(
  findings: readonly Finding[],
  pages: ReadonlyMap<string, string>,
  root: string,
): (address: string) => PageFindings {
  const told = findings.filter((finding) => !shownFrom([finding], root).every(isPlaceholder));
  const errors = told.filter((finding) => finding.severity === 'error');
  const files = [...new Set(errors.map(({ file }) => file))].map((file) => {
    const address = pages.get(file);
    const own = errors.filter((finding) => finding.file === file);
    return { file, ...(address !== undefined && { address }), ...counted(own, root) };
  });
  return (address) => {
    const isHere = ({ file }: Finding): boolean => pages.get(file) === address;
    const others = told.filter((finding) => finding.severity !== 'error' && isHere(finding));
    const own = errors.filter(isHere);
    const elsewhere = files.filter((file) => file.address !== address);
    return {
      errors: own.length > 0 ? describeFindings(own, root) : '',
      ...(others.length > 0 && { others: counted(others, root) }),
      elsewhere: elsewhere.slice(0, MOST_FILES),
      more: Math.max(0, elsewhere.length - MOST_FILES),
    };
  };
}

function counted(findings: readonly Finding[], root: string): CountedFindings {
  return { count: countLine(findings), text: describeFindings(findings, root) };
}
