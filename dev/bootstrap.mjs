#!/usr/bin/env node
// The only plain JavaScript in the repository: it runs on any Node (>= 20) before anything is
// installed. It makes node_modules match package-lock.json, then runs dev/<command>.mts or
// test/run/<command>.mts on the pinned Node that npm installed. Why Node comes from npm:
// docs/decisions/0001-node-from-npm.md
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const [command, ...args] = process.argv.slice(2);

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  refuse(`Fenwright needs Node 20 or newer to start, this is ${process.versions.node}.`);
}
const script = ['dev', 'test/run']
  .map((folder) => join(root, folder, `${command}.mts`))
  .find(existsSync);
if (script === undefined) {
  refuse(`There is no command "${command ?? ''}": see the scripts in package.json.`);
}
if (command === 'start' && process.env.NODE_ENV === 'production') {
  refuse(
    'npm start is the development launcher and does not run with NODE_ENV=production: ' +
      'production runs "node dist/backend/main.js" and "node dist/backend/worker.js" (docs/operations.md).',
  );
}

/** Packages used only by the checks are a separate workspace: docs/decisions/0030. */
const withChecks = script.startsWith(join(root, 'test'));

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * npm writes node_modules/.package-lock.json at the end of every install, so comparing it with the
 * lock file is enough. Packages this command does not need may be present.
 */
function isInstalled() {
  if (!existsSync(pinnedNode)) return false;
  let installed;
  try {
    installed = packagesIn(join(modules, '.package-lock.json'));
  } catch {
    return false;
  }
  const locked = packagesIn(join(root, 'package-lock.json'));
  const asked = [locked[''], withChecks ? locked.test : {}].flatMap(
    ({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }),
  );
  return (
    asked.every((name) => installed[`node_modules/${name}`] !== undefined) &&
    Object.entries(installed).every(
      ([path, { version, integrity }]) =>
        locked[path]?.version === version && locked[path]?.integrity === integrity,
    )
  );
}

/**
 * Runs the npm that runs this script, or the one on the PATH. It gets its own process group because
 * npm cleans up for minutes after a Ctrl-C; killing it is faster, and the next start installs
 * again.
 */
function npm(npmArgs) {
  const own = process.env.npm_execpath;
  const [program, programArgs] = own?.endsWith('.js')
    ? [process.execPath, [own, ...npmArgs]]
    : ['npm', npmArgs];
  const child = spawn(program, programArgs, { cwd: root, detached: true });
  const interrupted = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Already ended.
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

/** Saves 170 MB: C++ headers (we have no native packages) and source maps. */
function deleteUnused() {
  const node = `node/node_modules/node-${process.platform}-${process.arch}`;
  rmSync(join(modules, node, 'include'), { recursive: true, force: true });
  for (const file of readdirSync(modules, { recursive: true })) {
    if (/\.(?:[cm]?[jt]s|css)\.map$/.test(file)) rmSync(join(modules, file));
  }
}

function explain(output) {
  if (/ENOSPC|EDQUOT/.test(output)) return 'the disk is full';
  if (/EACCES|EPERM|EROFS/.test(output)) return `this user may not write ${modules}`;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(output)) {
    return 'the npm registry could not be reached';
  }
  return 'npm said:\n' + output.trim().split('\n').slice(0, 20).join('\n');
}

if (!isInstalled()) {
  const free = statfsSync(root);
  if (free.bavail * free.bsize < 800 * 1024 * 1024) {
    refuse(`The packages need about 800 MB, and the disk that holds ${root} has less free.`);
  }
  const begun = Date.now();
  process.stdout.write('  Installing packages from package-lock.json ... ');
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!withChecks) flags.push('--workspaces=false');
  // Keeps installed packages; only a first install starts from scratch.
  const add = ['install', '--no-save', ...flags];
  const isFirst = !existsSync(join(modules, '.package-lock.json'));
  let result = await npm(isFirst ? ['ci', ...flags] : add);
  // If a registry lacks packages for a foreign platform, npm writes a lock file without them, and
  // `npm ci` refuses it. `npm install` takes the same versions and skips the missing ones.
  if (/Missing: .* from lock file/.test(result.output)) result = await npm(add);
  if (result.status !== 0) {
    process.stdout.write('failed\n');
    refuse(`The packages could not be installed: ${explain(result.output)}`);
  }
  deleteUnused();
  process.stdout.write(`${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
}
if (spawnSync(pinnedNode, ['--version']).status !== 0) {
  refuse(
    'The pinned Node in node_modules/.bin does not run: its install script was probably switched ' +
      'off (npm setting ignore-scripts). Allow it and run "npm ci".',
  );
}

const child = spawn(pinnedNode, [script, ...args], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: [join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter),
  },
});
// A terminal's Ctrl-C already reaches the child; other signals are passed on. The child decides
// when everything is stopped, and this process ends with it.
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGTERM'));
child.on('error', (error) => refuse(`${pinnedNode} could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

// If npm is killed, this process and the shell between them survive, so stop when the parent
// changes.
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
