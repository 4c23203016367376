import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type BrevoCall = {
  method: string;
  path: string;
  apiKey: string | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- what we sent; tests look into it freely
  body: any;
};

type Reply = { status: number; body?: object; headers?: Record<string, string> };

/**
 * Brevo's API on loopback, with its real shapes and errors (checklist 5.1): records calls, and
 * gives planned responses.
 */
export class FakeBrevo {
  readonly calls: BrevoCall[] = [];
  readonly #server: Server;
  readonly #planned: Reply[] = [];
  readonly #contacts = new Set<string>();

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<FakeBrevo> {
    const server = createServer();
    const brevo = new FakeBrevo(server);
    server.on('request', (request, response) => {
      void brevo.#answer(request).then(({ status, body, headers }) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(body && JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return brevo;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v3`;
  }

  plan(...replies: Reply[]): void {
    this.#planned.push(...replies);
  }

  callsTo(path: string): BrevoCall[] {
    return this.calls.filter((call) => call.path === path);
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage): Promise<Reply> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const path = request.url!.replace(/^\/v3/, '');
    const apiKey = request.headers['api-key'] as string | undefined;
    const body: unknown = text ? JSON.parse(text) : undefined;
    this.calls.push({ method: request.method!, path, apiKey, body });
    if (!apiKey) {
      return {
        status: 401,
        body: { message: 'authentication not found in headers', code: 'unauthorized' },
      };
    }
    return this.#planned.shift() ?? this.#usual(path, body as { email?: string });
  }

  #usual(path: string, body: { email?: string }): Reply {
    if (path === '/smtp/email')
      return { status: 201, body: { messageId: '<1@smtp-relay.mailin.fr>' } };
    if (path !== '/contacts') return { status: 204 };
    const isKnown = this.#contacts.has(body.email ?? '');
    this.#contacts.add(body.email ?? '');
    return isKnown ? { status: 204 } : { status: 201, body: { id: this.#contacts.size } };
  }
}
