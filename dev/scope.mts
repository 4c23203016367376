import { living } from './processes.mts';
import { endSteps, seconds } from './progress.mts';
import { explain } from './sentence.mts';

/** What a command has started, to be undone in the opposite order however the command ends. */
export interface Scope {
  onEnd(undo: () => unknown): void;
  /** Ends the command as failed, from outside its own flow (a database that died, say). */
  fail(error: unknown): void;
}

/** Into a pipe, output may still be on its way when the process wants to end. */
const flushed = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => void stream.write('', () => resolve()));

/**
 * Runs a command to its end and undoes what it started, on success, failure, Ctrl-C, SIGTERM or
 * when the process that started it is gone. A second Ctrl-C ends everything at once.
 */
export async function inScope(
  work: (scope: Scope) => Promise<number>,
  options: { announceStop?: boolean } = {},
): Promise<never> {
  const undos: (() => unknown)[] = [];
  let interrupt: (error: unknown) => void = () => undefined;
  const interrupted = new Promise<never>((_resolve, reject) => (interrupt = reject));
  let ending = false;

  const STOP = Symbol('stop');
  let firstAsked = 0;
  const asked = (): void => {
    // One Ctrl-C arrives twice: from the terminal, and passed on by the bootstrap.
    if (firstAsked !== 0 && Date.now() - firstAsked < 1_000) return;
    firstAsked ||= Date.now();
    if (ending) {
      for (const child of living) void child.kill();
      process.exit(130);
    }
    interrupt(STOP);
  };
  process.on('SIGINT', asked);
  process.on('SIGTERM', asked);
  process.on('SIGHUP', asked);
  process.once('disconnect', () => !ending && asked());
  process.channel?.unref();

  const end = async (): Promise<void> => {
    ending = true;
    endSteps();
    for (const undo of undos.reverse()) {
      try {
        await undo();
      } catch (error) {
        process.stderr.write(`  While stopping: ${explain(error)}\n`);
      }
    }
    await Promise.all([...living].map((child) => child.stop(5_000)));
  };
  const scope: Scope = {
    onEnd(undo) {
      // Started while everything is being stopped: undone right away.
      if (ending) void undo();
      else undos.push(undo);
    },
    fail: (error) => interrupt(error),
  };

  let code: number;
  try {
    code = await Promise.race([work(scope), interrupted]);
    await end();
  } catch (error) {
    const begun = performance.now();
    if (error === STOP) {
      endSteps();
      if (options.announceStop) process.stdout.write('\n  Stopping ... ');
      await end();
      if (options.announceStop) process.stdout.write(`${seconds(begun)}\n`);
      code = options.announceStop ? 0 : 130;
    } else {
      process.stderr.write(`${explain(error)}\n`);
      await end();
      code = 1;
    }
  }
  await Promise.all([process.stdout, process.stderr].map(flushed));
  process.exit(code);
}
