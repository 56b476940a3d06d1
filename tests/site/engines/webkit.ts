import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../../run/free-port.mjs';
import { intoView, WEBDRIVER_KEYS, type Engine, type StartEngine } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
/** The key of an element reference in answers of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const FIRST_PORT = 4520;

/** Starts the browser of WebKitGTK on a virtual screen, by WebDriver; undefined if one of them is not installed. */
export const startWebKit: StartEngine | undefined = [DRIVER, XVFB].every((file) => existsSync(file))
  ? start
  : undefined;

async function start(scheme: 'light' | 'dark'): Promise<Engine> {
  const [screen, display] = await startScreen();
  const port = await freePort(FIRST_PORT);
  const env = { ...process.env, DISPLAY: `:${display}`, GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita' };
  const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env });
  const session = await openSession(`http://127.0.0.1:${port}`);
  const ask = (method: string, path: string, body?: object): Promise<unknown> => request(method, session + path, body);
  return {
    open: async (url) => void (await ask('POST', '/url', { url })),
    run: (expression) => ask('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
    press: async (key) => {
      const values = key.split('+').map((one) => WEBDRIVER_KEYS[one] ?? one);
      const down = values.map((value) => ({ type: 'keyDown', value }));
      const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
      await ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] });
    },
    click: async (value) => {
      await ask('POST', '/execute/sync', { script: intoView(value), args: [] });
      const found = await ask('POST', '/element', { using: 'css selector', value });
      const id: unknown = Reflect.get(Object(found), ELEMENT);
      await ask('POST', `/element/${id}/click`, {});
    },
    resize: async (width, height) => void (await ask('POST', '/window/rect', { width, height })),
    picture: async () => Buffer.from(String(await ask('GET', '/screenshot')), 'base64'),
    back: async () => void (await ask('POST', '/back', {})),
    forward: async () => void (await ask('POST', '/forward', {})),
    close: async () => {
      await ask('DELETE', '').catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}

/** Starts an X server, which writes the number of its display to file descriptor 3. */
function startScreen(): Promise<[screen: ChildProcess, display: string]> {
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '2000x1400x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (number) => resolve([screen, String(number).trim()]));
  });
}

/** Returns the address of a new session when the driver answers. */
async function openSession(driver: string): Promise<string> {
  for (let tries = 1; ; tries++) {
    try {
      const opened = await request('POST', `${driver}/session`, { capabilities: {} });
      return `${driver}/session/${Reflect.get(Object(opened), 'sessionId')}`;
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}
