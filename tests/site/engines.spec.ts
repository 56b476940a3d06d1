import { expect, test } from '@playwright/test';
import { BEHAVIORS, IN_THE_DARK, visitIn, WITHOUT_SCRIPTS } from './engines/behaviors.ts';
import type { Engine, StartEngine } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { serveCopy, withoutScripts, withoutTransitions } from './engines/serve-copy.ts';
import { startWebKit } from './engines/webkit.ts';

const ENGINES: Readonly<Record<string, readonly [start: StartEngine | undefined, packages: string]>> = {
  Firefox: [startFirefox, 'firefox-esr'],
  WebKit: [startWebKit, 'webkit2gtk-driver xvfb'],
};
const GROUPS = [
  ['', 'light', BEHAVIORS, withoutTransitions],
  [', dark', 'dark', IN_THE_DARK, withoutTransitions],
  [', without scripts', 'light', WITHOUT_SCRIPTS, withoutScripts],
] as const;

for (const [name, [start, packages]] of Object.entries(ENGINES)) {
  for (const [way, scheme, behaviors, edit] of GROUPS) {
    test.describe(`in ${name}${way}`, { tag: '@night' }, () => {
      test.describe.configure({ mode: 'default' });
      let engine: Engine | undefined;
      let copy: Awaited<ReturnType<typeof serveCopy>> | undefined;

      test.beforeAll(async ({ baseURL }) => {
        if (start === undefined) {
          console.warn(`\nNOT TESTED IN ${name.toUpperCase()}: install it (apt-get install ${packages})\n`);
          return;
        }
        copy = await serveCopy(baseURL ?? '', edit);
        engine = await start(scheme);
      });
      test.afterAll(async () => {
        await engine?.close();
        copy?.close();
      });

      for (const [title, behavior] of Object.entries(behaviors)) {
        test(title, async () => {
          test.skip(start === undefined, `${name} is not installed`);
          expect(engine).toBeDefined();
          if (!engine || !copy) return;
          await engine.resize(1280, 900);
          await behavior(visitIn(engine, copy.origin));
        });
      }
    });
  }
}
