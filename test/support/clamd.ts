import { createHash } from 'node:crypto';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { EICAR } from './files';

/** `silent` never answers, `held` not before `release`, `cut` hangs up at the first chunk, `chatty` never ends. */
export type Mood = 'works' | 'silent' | 'held' | 'cut' | 'chatty' | 'refuses' | 'slow';

const COMMAND = Buffer.from('zINSTREAM\0');

/**
 * A clamd stand-in that speaks INSTREAM and recognises EICAR, because tests cannot download real
 * signatures.
 */
export class ClamdDouble {
  mood: Mood = 'works';
  /** Hashes of the contents received completely. */
  readonly scanned: string[] = [];
  private readonly held: (() => void)[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.serve(socket));
  port = 0;

  async startAt(path: string): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(path, resolve));
    return this;
  }

  async start(port = 0): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  release(): void {
    this.mood = 'works';
    for (const answer of this.held.splice(0)) answer();
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, Buffer.from(chunk)]);
      if (this.mood === 'cut') return void socket.destroy();
      const content = contentIn(received);
      if (content && this.mood !== 'silent') this.answer(socket, content);
    });
  }

  private answer(socket: Socket, content: Buffer): void {
    if (this.mood === 'chatty') return void socket.write('x'.repeat(100_000));
    if (this.mood === 'refuses') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    this.scanned.push(createHash('sha256').update(content).digest('hex'));
    const verdict = content.includes(EICAR)
      ? 'stream: Eicar-Test-Signature FOUND\0'
      : 'stream: OK\0';
    if (this.mood === 'held') return void this.held.push(() => socket.end(verdict));
    setTimeout(() => socket.end(verdict), this.mood === 'slow' ? 1_500 : 0).unref();
  }
}

/** The content, once its last (empty) chunk has arrived. Throws on protocol errors. */
function contentIn(received: Buffer): Buffer | undefined {
  if (received.length < COMMAND.length) return undefined;
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) throw new Error('No INSTREAM');
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
