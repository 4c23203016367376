import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A connection to a port of this machine, whose packets can be dropped without an end or a reset. */
export class SilentLine {
  private readonly pairs = new Set<[Socket, Socket]>();
  private isSilent = false;

  private constructor(private readonly server: Server) {}

  static async to(port: number): Promise<SilentLine> {
    const server = createServer();
    const line = new SilentLine(server);
    server.on('connection', (near: Socket) => line.join(near, port));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return line;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Connections from before, and those made until `speak`, never carry anything again. */
  silence(): void {
    this.isSilent = true;
    for (const [near, far] of this.pairs) {
      near.unpipe(far).resume();
      far.unpipe(near).resume();
    }
  }

  speak(): void {
    this.isSilent = false;
  }

  stop(): void {
    this.server.close();
    for (const pair of this.pairs) pair.forEach((socket) => socket.destroy());
  }

  private join(near: Socket, port: number): void {
    const far = connect(port, '127.0.0.1');
    const pair: [Socket, Socket] = [near, far];
    this.pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.pairs.delete(pair);
        pair.forEach((one) => one.destroy());
      });
    }
    if (this.isSilent) {
      near.resume();
      far.resume();
    } else near.pipe(far).pipe(near);
  }
}
