import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';

export interface Exit {
  code: number | undefined;
  signal: string | undefined;
}

export interface ChildSpec {
  name: string;
  command: string;
  args: string[];
  /** A part of its command line by which a later launcher recognises it; the command when absent. */
  marker?: string;
  /** The signal that ends it in good order; SIGTERM when absent. */
  endSignal?: EndSignal;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Where its output goes; without it, the launcher's own output. */
  logFile?: string;
  /** Gets the output line by line instead of a file. */
  onLine?: (line: string) => void;
  /** Signal the whole process group, for commands that start processes of their own. */
  group?: boolean;
}

export type EndSignal = 'SIGTERM' | 'SIGINT';

const GRACE_MS = 15_000;

/** The children alive now, so that a crash of the launcher can still end all of them. */
export const living: Set<Child> = new Set();

/** Called at every start and end, so that a launcher can keep its record of processes. */
export const watchers: Set<() => void> = new Set();

let sharingGroup = false;

/**
 * From now on children stay in this process's group, so that whoever ends the whole group (a test
 * runner that is interrupted) ends them too.
 */
export function shareProcessGroup(): void {
  sharingGroup = true;
}

/**
 * A process that this launcher started, as a rule in a group of its own, so that a Ctrl-C in the terminal
 * reaches only the launcher, which then stops its children in the right order.
 */
export class Child {
  readonly name: string;
  readonly pid: number;
  readonly marker: string;
  readonly endSignal: EndSignal;
  /** Settles when the process has ended, for whatever reason, and its output was read. Never rejects. */
  readonly exited: Promise<Exit>;
  hasEnded = false;
  /** True from the moment stop() or kill() was called: the end is not a surprise. */
  stopping = false;
  readonly #process: ReturnType<typeof spawn>;
  readonly #logFile: string | undefined;

  constructor(spec: ChildSpec) {
    this.name = spec.name;
    this.marker = spec.marker ?? spec.command;
    this.endSignal = spec.endSignal ?? 'SIGTERM';
    this.#logFile = spec.logFile;
    this.#process = spawn(spec);
    this.pid = this.#process.pid ?? -1;
    this.exited = this.#untilExit(spec.onLine);
    living.add(this);
    watchers.forEach((notify) => notify());
  }

  /** Asks it to end, and after 15 s ends it. Resolves when it is gone. */
  async stop(signal: EndSignal | 'SIGKILL' = this.endSignal): Promise<void> {
    this.stopping = true;
    this.#process.kill(signal);
    await this.exited;
  }

  /** Ends it at once, as a crash would. */
  kill(): Promise<void> {
    return this.stop('SIGKILL');
  }

  /** The last lines it printed (from its log file). */
  tail(lines = 12): string {
    if (!this.#logFile || !existsSync(this.#logFile)) return '';
    return readFileSync(this.#logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  }

  async #untilExit(onLine?: (line: string) => void): Promise<Exit> {
    if (onLine)
      for await (const line of this.#process.iterable({ from: 'all' })) onLine(String(line));
    const { exitCode, signal } = await this.#process;
    this.hasEnded = true;
    living.delete(this);
    watchers.forEach((notify) => notify());
    return { code: exitCode, signal };
  }
}

export const start = (spec: ChildSpec): Child => new Child(spec);

function spawn({ command, args, cwd, env, logFile, onLine, group, endSignal }: ChildSpec) {
  const log = logFile === undefined ? undefined : openLog(logFile);
  // execa takes any file descriptor, but its types know those up to 9 only.
  const output = (onLine ? 'pipe' : (log ?? 'inherit')) as 'pipe';
  const subprocess = execa(command, args, {
    cwd,
    env: env ?? process.env,
    extendEnv: false,
    detached: !sharingGroup,
    killDescendants: group ?? false,
    killSignal: endSignal ?? 'SIGTERM',
    forceKillAfterDelay: GRACE_MS,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    all: true,
    buffer: false,
    reject: false,
    cleanup: false,
  });
  if (log !== undefined) closeSync(log);
  return subprocess;
}

/** Keeps the previous run's log as <file>.1 and begins a new one. */
function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** Runs a command to its end; its output is returned, not shown. */
export async function run(
  command: string,
  args: string[],
  { env = process.env, cwd }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<{ code: number; output: string }> {
  const { exitCode, all, shortMessage } = await execa(command, args, {
    cwd,
    env,
    extendEnv: false,
    killDescendants: true,
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  return { code: exitCode ?? 1, output: all || (shortMessage ?? '') };
}

/** Tries every 50 ms until `attempt` succeeds; throws what `explain` makes of it when it cannot. */
export async function untilReady(
  child: Child,
  timeoutMs: number,
  attempt: () => Promise<unknown>,
  explain: (error: unknown) => Error,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      if (child.hasEnded) throw explain(undefined);
      return void (await attempt());
    } catch (error) {
      if (child.hasEnded) throw explain(undefined);
      if (Date.now() > deadline) throw explain(error);
      await sleep(50);
    }
  }
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
export async function endOrphan(pid: number, marker: string, signal: EndSignal): Promise<boolean> {
  const isStill = (): boolean => commandLine(pid)?.includes(marker) ?? false;
  if (!isStill()) return false;
  process.kill(pid, signal);
  for (let waited = 0; waited < GRACE_MS && isStill(); waited += 50) await sleep(50);
  if (isStill()) process.kill(pid, 'SIGKILL');
  while (isStill()) await sleep(20);
  return true;
}
