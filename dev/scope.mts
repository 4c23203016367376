import { living } from './processes.mts';
import { endSteps, seconds } from './progress.mts';
import { explain } from './sentence.mts';

export interface Scope {
  onEnd(undo: () => unknown): void;
  /** Fails the command from outside its own flow, e.g. when a database dies. */
  fail(error: unknown): void;
}

const STOPPED = Symbol('stopped');

/** Output to a pipe may still be buffered when the process ends. */
const flushed = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => void stream.write('', () => resolve()));

function onInterrupt(stop: () => void, isEnding: () => boolean): void {
  let firstAsked = 0;
  const asked = (): void => {
    // One Ctrl-C arrives twice: from the terminal, and from the bootstrap.
    if (Date.now() - firstAsked < 1_000) return;
    firstAsked ||= Date.now();
    if (!isEnding()) return stop();
    for (const child of living) void child.kill();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, asked);
  process.once('disconnect', () => !isEnding() && asked());
  process.channel?.unref();
}

/**
 * Runs a command and undoes what it started on success, failure, Ctrl-C, SIGTERM or loss of the
 * parent process.
 */
export async function inScope(
  work: (scope: Scope) => Promise<number>,
  { announceStop = false } = {},
): Promise<never> {
  const undos: (() => unknown)[] = [];
  const interrupted = Promise.withResolvers<never>();
  let ending = false;

  const end = async (): Promise<void> => {
    ending = true;
    endSteps();
    for (const undo of undos.toReversed()) {
      try {
        await undo();
      } catch (error) {
        process.stderr.write(`  While stopping: ${explain(error)}\n`);
      }
    }
    await Promise.all([...living].map((child) => child.stop()));
  };
  const scope: Scope = {
    onEnd(undo) {
      // Registered while stopping, so undo it right away.
      if (ending) void undo();
      else undos.push(undo);
    },
    fail: (error) => interrupted.reject(error),
  };
  onInterrupt(
    () => interrupted.reject(STOPPED),
    () => ending,
  );

  let code = 1;
  try {
    code = await Promise.race([work(scope), interrupted.promise]);
    await end();
  } catch (error) {
    if (error !== STOPPED) process.stderr.write(`${explain(error)}\n`);
    else if (announceStop) process.stdout.write('\n  Stopping ... ');
    const asked = performance.now();
    await end();
    if (error === STOPPED) code = announceStop ? 0 : 130;
    if (error === STOPPED && announceStop) process.stdout.write(`${seconds(asked)}\n`);
  }
  await Promise.all([process.stdout, process.stderr].map(flushed));
  process.exit(code);
}
