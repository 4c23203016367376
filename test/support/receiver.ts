import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export type Received = {
  id: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- messages differ by event; tests read any field
  body: any;
  text: string;
  headers: Record<string, string>;
};

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** A webhook receiver on loopback. Records messages and returns 200 unless `reply` is changed. */
export class Receiver {
  readonly received: Received[] = [];
  reply: Reply = (response) => response.writeHead(200).end('ok');

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', (request, response) => void receiver.take(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  answer(status: number, text = '', headers: Record<string, string> = {}): void {
    this.reply = (response) => response.writeHead(status, headers).end(text);
  }

  of(type: string): Received[] {
    return this.received.filter(({ body }) => body.type === type);
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString('utf8');
    const headers = request.headers as Record<string, string>;
    this.received.push({
      id: headers['webhook-id']!,
      body: text ? JSON.parse(text) : null,
      text,
      headers,
    });
    this.reply(response, request);
  }
}

export function isSignedWith(secret: string, { text, headers }: Received): boolean {
  try {
    new Webhook(secret).verify(text, headers);
    return true;
  } catch {
    return false;
  }
}
