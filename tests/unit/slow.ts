/** Unit tests that start programs or try texts at random, for many seconds each: `npm run test:quick` leaves them out. */
export const SLOW: readonly string[] = [
  'tests/unit/build-command.test.ts',
  'tests/unit/build-in-parts.test.ts',
  'tests/unit/commands.test.ts',
  'tests/unit/compiled-program.test.ts',
  'tests/unit/faults/faults.test.ts',
  'tests/unit/fuzz.test.ts',
  'tests/unit/image-limits.test.ts',
  'tests/unit/incremental-builds.test.ts',
  'tests/unit/inspect-site.test.ts',
  'tests/unit/italian-site.test.ts',
  'tests/unit/kept-documents.test.ts',
  'tests/unit/limits.test.ts',
  'tests/unit/long-texts.test.ts',
  'tests/unit/new-article.test.ts',
  'tests/unit/new-kind.test.ts',
  'tests/unit/odd-titles.test.ts',
  'tests/unit/parse-apart.test.ts',
  'tests/unit/picture-suite.test.ts',
  'tests/unit/preview-command.test.ts',
  'tests/unit/preview-exchange.test.ts',
  'tests/unit/preview-memory.test.ts',
  'tests/unit/publish/race.test.ts',
  'tests/unit/announce.test.ts',
  'tests/unit/shared-cache.test.ts',
  'tests/unit/start-command.test.ts',
  'tests/unit/terminal.test.ts',
];

/** Unit tests that put other things in the place of modules or globals: each has its modules for itself. */
export const ALONE: readonly string[] = [
  'tests/unit/content-folder.test.ts',
  'tests/unit/fetch-index.test.ts',
  'tests/unit/named-element.test.ts',
  'tests/unit/noise.test.ts',
  'tests/unit/read-steady.test.ts',
  'tests/unit/watch-saves.test.ts',
];
