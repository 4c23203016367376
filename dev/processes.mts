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
  /**
   * Part of the command line by which a later launcher recognises the process; default: the
   * command.
   */
  marker?: string;
  /** Signal for a clean shutdown; default SIGTERM. */
  endSignal?: EndSignal;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Default: the launcher's own output. */
  logFile?: string;
  onLine?: (line: string) => void;
  /** Signals the whole process group, for commands that start processes of their own. */
  group?: boolean;
}

export type EndSignal = 'SIGTERM' | 'SIGINT';

const GRACE_MS = 15_000;

export const living: Set<Child> = new Set();

/** Called at every start and end, so a launcher can update its record of processes. */
export const watchers: Set<() => void> = new Set();

let sharingGroup = false;

/**
 * Keeps children in this process's group, so that interrupting the group (a test runner) ends them.
 */
export function shareProcessGroup(): void {
  sharingGroup = true;
}

/**
 * A process started by this launcher, normally in its own group: Ctrl-C reaches only the launcher,
 * which stops its children in the right order.
 */
export class Child {
  readonly name: string;
  readonly pid: number;
  readonly marker: string;
  readonly endSignal: EndSignal;
  /** Resolves when the process has ended and its output was read. Never rejects. */
  readonly exited: Promise<Exit>;
  hasEnded = false;
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

  /** Sends the signal, and SIGKILL after 15 s. Resolves when the process has ended. */
  async stop(signal: EndSignal | 'SIGKILL' = this.endSignal): Promise<void> {
    this.stopping = true;
    this.#process.kill(signal);
    await this.exited;
  }

  kill(): Promise<void> {
    return this.stop('SIGKILL');
  }

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
  // execa accepts any file descriptor, but its types only those up to 9.
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

/** Renames the previous run's log to <file>.1. */
function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

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

/** Retries `attempt` every 50 ms until it succeeds; throws `explain()` on timeout. */
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

export async function endOrphan(pid: number, marker: string, signal: EndSignal): Promise<boolean> {
  const isStill = (): boolean => commandLine(pid)?.includes(marker) ?? false;
  if (!isStill()) return false;
  process.kill(pid, signal);
  for (let waited = 0; waited < GRACE_MS && isStill(); waited += 50) await sleep(50);
  if (isStill()) process.kill(pid, 'SIGKILL');
  while (isStill()) await sleep(20);
  return true;
}
