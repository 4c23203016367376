import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A process that this launcher started. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  /** A part of its command line by which a later launcher knows it again. */
  readonly marker: string;
  /** The signal that ends it in good order. */
  readonly endSignal: NodeJS.Signals;
  /** Settles when the process has ended, for whatever reason. */
  readonly exited: Promise<Exit>;
  /** Settles when it has ended and all of its output was read. */
  readonly closed: Promise<void>;
  /** True from the moment stop() or kill() was called: the end is not a surprise. */
  readonly stopping: boolean;
  /** Asks it to end, and after `graceMs` (15 s) ends it. Resolves when it is gone. */
  stop(graceMs?: number): Promise<void>;
  /** Ends it at once (SIGKILL), as a crash would. */
  kill(): Promise<void>;
  /** The last lines it printed (from its log file). */
  tail(lines?: number): string;
}

export interface ChildSpec {
  name: string;
  command: string;
  args: string[];
  /** See Child; the command itself when absent. */
  marker?: string;
  /** See Child; SIGTERM when absent. */
  endSignal?: NodeJS.Signals;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Where its output goes; without it, the launcher's own output. */
  logFile?: string;
  /** Gets the output line by line instead of a file. */
  onLine?: (line: string) => void;
  /** Signal the whole process group, for commands that start processes of their own. */
  group?: boolean;
}

/** The children alive now, so that a crash of the launcher can still end all of them. */
export const living: Set<Child> = new Set();

/** Told of every start and end, so that a launcher can keep its record of processes. */
export const watchers: Set<() => void> = new Set();

let sharingGroup = false;

/**
 * From now on children stay in this process's group, so that whoever ends the whole group (a test
 * runner that is interrupted) ends them too.
 */
export function shareProcessGroup(): void {
  sharingGroup = true;
}

/** Keeps the previous run's log as <file>.1 and begins a new one. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/**
 * Starts a process, as a rule in a group of its own, so that a Ctrl-C in the terminal reaches the launcher
 * alone, which then stops its children in the right order.
 */
export function start(spec: ChildSpec): Child {
  const log = spec.logFile === undefined ? undefined : openLog(spec.logFile);
  const output = spec.onLine ? 'pipe' : (log ?? 'inherit');
  const options: SpawnOptions = {
    cwd: spec.cwd,
    env: spec.env ?? process.env,
    detached: spec.group === true || !sharingGroup,
    stdio: ['ignore', output, output],
  };
  const child: ChildProcess = spawn(spec.command, spec.args, options);
  if (log !== undefined) closeSync(log);
  if (spec.onLine) forwardLines(child, spec.onLine);

  let stopping = false;
  let ended = false;
  const exited = new Promise<Exit>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const signalTo = (signal: NodeJS.Signals): void => {
    if (ended || child.pid === undefined) return;
    try {
      process.kill(spec.group ? -child.pid : child.pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const self: Child = {
    name: spec.name,
    pid: child.pid ?? -1,
    marker: spec.marker ?? spec.command,
    endSignal: spec.endSignal ?? 'SIGTERM',
    exited,
    closed,
    get stopping() {
      return stopping;
    },
    async stop(graceMs = 15_000) {
      stopping = true;
      signalTo(self.endSignal);
      const timer = setTimeout(() => signalTo('SIGKILL'), graceMs);
      await exited.catch(() => undefined);
      clearTimeout(timer);
    },
    async kill() {
      stopping = true;
      signalTo('SIGKILL');
      await exited.catch(() => undefined);
    },
    tail: (lines = 12) => (spec.logFile ? tailOf(spec.logFile, lines) : ''),
  };
  const gone = (): void => {
    ended = true;
    living.delete(self);
    for (const notify of watchers) notify();
  };
  exited.then(gone, gone);
  living.add(self);
  for (const notify of watchers) notify();
  return self;
}

function forwardLines(child: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
  }
}

export function tailOf(file: string, lines: number): string {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/** Runs a command to its end; its output is returned, not shown. */
export function run(
  command: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const child = start({
    name: command,
    command,
    args,
    ...options,
    onLine: (line) => lines.push(line),
    group: true,
  });
  return child.exited.then(
    async ({ code }) => {
      await child.closed;
      return { code: code ?? 1, output: lines.join('\n') };
    },
    (error: Error) => ({ code: 127, output: error.message }),
  );
}

/** The command line of a process, or undefined when there is no such process. */
export function commandLine(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined;
    }
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** Ends a process that an earlier launcher left behind, if it still is what the record says. */
export async function endOrphan(
  pid: number,
  marker: string,
  signal: NodeJS.Signals,
): Promise<boolean> {
  const isStill = (): boolean => commandLine(pid)?.includes(marker) ?? false;
  if (!isStill()) return false;
  process.kill(pid, signal);
  for (let waited = 0; waited < 15_000 && isStill(); waited += 50) await sleep(50);
  if (isStill()) process.kill(pid, 'SIGKILL');
  while (isStill()) await sleep(20);
  return true;
}
