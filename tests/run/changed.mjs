// Which tests a change can have touched.
import { spawnSync } from 'node:child_process';

/** What the built site is made of: a change in it can show on any page. */
const SITE = /^(content|pages|pipeline|public|renderer)\/|^(package-lock\.json|tsconfig\.json|vite\.config\.ts)$/;

/** What all browser tests run with. */
const BROWSER = /^tests\/(playwright\.config\.ts|browser-arguments\.ts|site\/(pictures|transcripts)\/)/;

/** Unit tests that read files or start commands: no import leads from them to what they look at. */
const READERS = [
  [
    /\.([cm]?[jt]sx?|md)$/,
    [
      'tests/unit/architecture.test.ts',
      'tests/unit/documents.test.ts',
      'tests/unit/specification.test.ts',
      'tests/unit/quality.test.ts',
    ],
  ],
  [
    /^(pipeline|pages|renderer|tests\/fixtures|tests\/unit\/faults)\//,
    [
      'tests/unit/build-command.test.ts',
      'tests/unit/commands.test.ts',
      'tests/unit/faults/faults.test.ts',
      'tests/unit/findings.test.ts',
      'tests/unit/italian-site.test.ts',
      'tests/unit/new-kind.test.ts',
      'tests/unit/preview-command.test.ts',
      'tests/unit/preview-memory.test.ts',
      'tests/unit/publish/race.test.ts',
      'tests/unit/start-command.test.ts',
      'tests/unit/terminal.test.ts',
    ],
  ],
  [/^content\//, ['tests/unit/content-folder.test.ts', 'tests/unit/picture-suite.test.ts']],
];

/**
 * What to run for a change: `unit`, files for `vitest related`; `site`, all browser tests, those that import what has
 * changed, or none of them.
 */
export function testsFor(files) {
  const readers = READERS.flatMap(([pattern, tests]) => (files.some((file) => pattern.test(file)) ? tests : []));
  const unit = [...new Set([...files.filter((file) => /\.([cm]?[jt]sx?|json)$/.test(file)), ...readers])];
  return { unit, site: siteTestsFor(files) };
}

/** Files that differ from the branch `main`, or on it from the last commit; new ones too. `base` is that commit. */
export function changedFiles(root) {
  const base = git(root, 'merge-base', 'HEAD', 'main')[0] ?? git(root, 'rev-parse', 'HEAD')[0] ?? 'HEAD';
  const changed = git(root, 'diff', '--name-only', '--diff-filter=d', base);
  return { base, files: [...changed, ...git(root, 'ls-files', '--others', '--exclude-standard')] };
}

function siteTestsFor(files) {
  if (files.some((file) => SITE.test(file) || BROWSER.test(file))) return 'all';
  return files.some((file) => file.startsWith('tests/')) ? 'importing' : 'none';
}

function git(root, ...args) {
  const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}
