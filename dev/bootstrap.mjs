#!/usr/bin/env node
// The only plain JavaScript file of the repository: it has to run on whatever Node a machine has
// (>= 20) before anything is installed. It makes node_modules agree with package-lock.json and then
// hands over to dev/<command>.mts on the pinned Node that npm has just installed.
// Why Node comes from npm: docs/decisions/0001-node-from-npm.md
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const [command, ...args] = process.argv.slice(2);

/** Ends the process with one sentence on stderr. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  refuse(`Fenwright needs Node 20 or newer to start, this is ${process.versions.node}.`);
}
if (command === undefined || !existsSync(join(root, 'dev', `${command}.mts`))) {
  refuse(`There is no command "${command ?? ''}": see the scripts in package.json.`);
}
if (command === 'start' && process.env.NODE_ENV === 'production') {
  refuse(
    'npm start is the development launcher and does not run with NODE_ENV=production: ' +
      'production runs "node dist/backend/main.js" and "node dist/backend/worker.js" (docs/operations.md).',
  );
}

/**
 * npm writes node_modules/.package-lock.json at the end of every install, so comparing it with the
 * lock file tells whether the tree is what the lock file asks for, whoever installed it.
 */
function installedAsLocked() {
  if (!existsSync(pinnedNode)) return false;
  let installed;
  try {
    installed = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages;
  } catch {
    return false;
  }
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const same = (path, entry) =>
    installed[path]?.version === entry.version && installed[path]?.integrity === entry.integrity;
  return Object.entries(locked).every(
    ([path, entry]) =>
      path === '' || same(path, entry) || (entry.optional && installed[path] === undefined),
  );
}

/**
 * Runs the npm that runs this script, or the one on the PATH. In a group of its own: an npm that gets
 * the terminal's Ctrl-C itself tidies up for minutes, so an interrupted install is ended instead, and
 * the next start does it again.
 */
function npm(npmArgs) {
  const own = process.env.npm_execpath;
  const [program, programArgs] = own?.endsWith('.js')
    ? [process.execPath, [own, ...npmArgs]]
    : ['npm', npmArgs];
  const child = spawn(program, programArgs, { cwd: root, detached: true });
  const interrupted = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It had just ended.
    }
    process.stdout.write('stopped\n');
    process.exit(130);
  };
  for (const signal of SIGNALS) process.once(signal, interrupted);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return new Promise((done) => {
    const end = (status) => {
      for (const signal of SIGNALS) process.off(signal, interrupted);
      done({ status, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', end);
  });
}

function explain(output) {
  if (/ENOSPC|EDQUOT/.test(output)) return 'the disk is full';
  if (/EACCES|EPERM|EROFS/.test(output)) return `this user may not write ${modules}`;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(output)) {
    return 'the npm registry could not be reached';
  }
  return 'npm said:\n' + output.trim().split('\n').slice(0, 20).join('\n');
}

if (!installedAsLocked()) {
  const free = statfsSync(root);
  if (free.bavail * free.bsize < 900 * 1024 * 1024) {
    refuse(`The packages need about 900 MB, and the disk that holds ${root} has less free.`);
  }
  const begun = Date.now();
  process.stdout.write('  Installing packages from package-lock.json ... ');
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  let result = await npm(['ci', ...flags]);
  // A registry without the packages of some foreign platform makes npm write a lock file that lacks
  // them, and `npm ci` then refuses it. An install takes the same versions and only skips those.
  if (/Missing: .* from lock file/.test(result.output)) {
    result = await npm(['install', '--no-save', ...flags]);
  }
  if (result.status !== 0) {
    process.stdout.write('failed\n');
    refuse(`The packages could not be installed: ${explain(result.output)}`);
  }
  process.stdout.write(`${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
}
if (spawnSync(pinnedNode, ['--version']).status !== 0) {
  refuse(
    'The pinned Node in node_modules/.bin does not run: its install script was probably switched ' +
      'off (npm setting ignore-scripts). Allow it and run "npm ci".',
  );
}

const child = spawn(pinnedNode, [join(root, 'dev', `${command}.mts`), ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: [join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter),
  },
});
// Ctrl-C reaches the child by itself (same terminal); a signal sent to this process is passed on.
// Either way the child decides when everything is stopped, and this process ends with it.
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGTERM'));
child.on('error', (error) => refuse(`${pinnedNode} could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

// npm killed hard leaves this process (and the shell between them) behind: stop then, rather than
// serve on unseen.
function ancestors() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}
if (process.env.npm_lifecycle_event !== undefined) {
  const before = ancestors();
  setInterval(() => {
    if (ancestors() !== before) child.kill('SIGTERM');
  }, 1000).unref();
}
