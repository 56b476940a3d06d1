// Prints, as JSON, what HTTP Observatory says of a site on this machine: a list of `{ name, result, points }`, where `points` is what a
// test adds to a score that begins at 100. Arguments: the folder of the package, the port without TLS, the port with it.
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, httpPort, httpsPort] = process.argv.slice(2);
// The package fetches the list of hosts that browsers know to have TLS; this machine's own is not among them.
const preloaded = path.join(folder, 'conf', 'hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
const load = (file) => import(pathToFileURL(path.join(folder, 'src', file)).href);
const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { getScoreModifier } = await load('grader/grader.js');
const answers = await retrieve('localhost', { httpPort, httpsPort });
const outcomes = ALL_TESTS.map((test) => {
  const { result } = test(answers);
  return { name: test.name, result, points: getScoreModifier(result) };
});
console.log(JSON.stringify(outcomes));
