import { spawn, type ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { freePort } from '../../dev/ports.mts';
import { programOrInstall } from '../../dev/services/programs.mts';
import { eventually } from '../support/eventually';
import type { Computer, Engine, Key, Size, Window } from './tab';

const HOW = 'Install WebKitGTK (Debian "sudo apt-get install webkit2gtk-driver xvfb").';

/** As WebDriver names keys. */
const CODES: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** The driver has no console, so errors are collected in the page, from its load on. */
const COLLECT = `(() => {
  const errors = (window.theirErrors ??= []);
  window.addEventListener('error', ({ message }) => errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  console.error = (...said) => errors.push(said.join(' '));
})()`;

type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** WebKitGTK, which has Safari's engine, over WebDriver on a virtual screen. */
export async function startWebKit({
  theme = 'light',
  zone = process.env.TZ,
}: Computer = {}): Promise<Engine> {
  const xvfb = await programOrInstall(['Xvfb'], ['xvfb'], HOW);
  const driver = await programOrInstall(['WebKitWebDriver'], ['webkit2gtk-driver'], HOW);
  const [binary] = globSync('/usr/lib/*/webkit*/MiniBrowser');
  if (!binary) throw new Error(HOW);
  const port = await freePort();
  const screen = `:${port}`;
  const children = [spawn(xvfb, [screen, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' })];
  const child = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      TZ: zone,
      DISPLAY: screen,
      GTK_THEME: theme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  children.push(child);
  const ask: Ask = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const isReady = () => ask<{ ready: boolean }>('GET', '/status').catch(() => ({ ready: false }));
  await eventually(isReady, ({ ready }) => ready, 20_000);
  return {
    openWindow: (size) => openWindow(ask, binary, size),
    stop: async () => {
      for (const one of children.toReversed()) await ended(one);
    },
  };
}

async function openWindow(ask: Ask, binary: string, { width, height }: Size): Promise<Window> {
  const options = { binary, args: ['--automation'] };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const at = `/session/${sessionId}`;
  const evaluate = <T>(expression: string) =>
    ask<T>('POST', `${at}/execute/sync`, { script: `return ${expression}`, args: [] });
  const key = (type: 'keyDown' | 'keyUp', value: string) => ({ type, value });
  const resize = (outer: Size) => ask('POST', `${at}/window/rect`, { ...outer });
  await resize({ width, height });
  // The window has a tool bar, so its page is smaller.
  const inner = await evaluate<Size>('{ width: innerWidth, height: innerHeight }');
  await resize({ width: 2 * width - inner.width, height: 2 * height - inner.height });
  return {
    open: async (url) => {
      await ask('POST', `${at}/url`, { url });
      await evaluate(COLLECT);
    },
    evaluate,
    press: async (name) => {
      const actions = [key('keyDown', CODES[name]), key('keyUp', CODES[name])];
      await ask('POST', `${at}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    errors: () => evaluate<string[]>('window.theirErrors ?? []'),
    close: () => ask('DELETE', at),
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}
