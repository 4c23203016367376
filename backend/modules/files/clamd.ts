import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { ScannerSettings } from '../../config/app-config';

export type Verdict = { isClean: boolean; finding: string | null };

export class ScannerAway extends Error {}

export class NotScannable extends Error {}

const LONGEST_ANSWER = 1_024;
const LONGEST_SCAN = 4;

/**
 * INSTREAM: length-prefixed chunks, then an empty one.
 * @throws ScannerAway, NotScannable, and errors of `content` itself
 */
export function scan({ at, timeoutMs }: ScannerSettings, content: Readable): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const socket = connect(at);
    const over = new AbortController();
    let answer = '';

    const end = (settle: () => void): void => {
      over.abort();
      clearTimeout(deadline);
      socket.destroy();
      content.destroy();
      settle();
    };
    const away = (why: string) => end(() => reject(new ScannerAway(why)));
    const deadline = setTimeout(() => away('took too long'), timeoutMs * LONGEST_SCAN);

    socket.setTimeout(timeoutMs, () => away('was silent'));
    socket.on('error', (error: NodeJS.ErrnoException) => away(error.code ?? 'failed'));
    socket.on('close', () => away('closed the connection'));
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const [said, ...rest] = answer.split('\0');
      if (rest.length > 0) end(() => settleBy(said!, resolve, reject));
      else if (answer.length > LONGEST_ANSWER) away('answered too much');
    });
    socket.once('connect', () => {
      send(socket, content, over.signal).catch((error: Error) => {
        if (!over.signal.aborted) end(() => reject(error));
      });
    });
  });
}

async function send(socket: Socket, content: Readable, over: AbortSignal): Promise<void> {
  const write = async (bytes: Buffer): Promise<void> => {
    if (!socket.write(bytes)) await once(socket, 'drain', { signal: over });
  };
  await write(Buffer.from('zINSTREAM\0'));
  for await (const chunk of content as AsyncIterable<Buffer>) {
    await write(lengthOf(chunk.length));
    await write(chunk);
  }
  await write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function settleBy(
  answer: string,
  resolve: (verdict: Verdict) => void,
  reject: (error: Error) => void,
): void {
  const [, found] = /^stream: (.{1,200}) FOUND\s*$/.exec(answer) ?? [];
  if (found) resolve({ isClean: false, finding: found.replace(/[^\x20-\x7E]/g, '?') });
  else if (/^stream: OK\s*$/.test(answer)) resolve({ isClean: true, finding: null });
  else if (/ERROR\s*$/.test(answer)) reject(new NotScannable('It cannot be scanned'));
  else reject(new ScannerAway('answered something else'));
}
