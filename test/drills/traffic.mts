import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { hash } from '@node-rs/argon2';
import type { Pool } from 'pg';

export const PASSWORD = 'heron-lantern-quay-42';
const PASSWORD_HASH = hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const PAGES = ['/', '/services', '/insights', '/contact', '/api/openapi.json'];
/** Pause between two calls of a loop: a busy hour rather than a load test. */
const PAUSE_MS = 40;

export class Traffic {
  readonly failures: string[] = [];
  readonly raised: string[] = [];
  calls = 0;
  moves = 0;
  private isStopped = false;
  private loops: Promise<void>[] = [];

  private readonly url: string;
  private readonly pool: Pool;

  constructor(url: string, pool: Pool) {
    this.url = url;
    this.pool = pool;
  }

  async begin(): Promise<void> {
    const tokens = async (role: string, count: number): Promise<string[]> =>
      Promise.all(Array.from({ length: count }, () => this.signedIn(role)));
    const clients = await tokens('client', 3);
    const [mover = ''] = await tokens('admin', 1);
    const unmoved: string[] = [];
    this.loops = [
      ...clients.map((token) => this.loop(() => this.raise(token, unmoved))),
      this.loop(() => this.move(mover, unmoved)),
      ...PAGES.slice(0, 3).map((_, start) => this.loop((turn) => this.read(turn + start))),
    ];
  }

  async end(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.loops);
  }

  private async loop(step: (turn: number) => Promise<unknown>): Promise<void> {
    for (let turn = 0; !this.isStopped; turn += 1) {
      await step(turn).catch((error: unknown) => this.failures.push(inspect(error)));
      await pause(PAUSE_MS);
    }
  }

  async raise(token: string, unmoved: string[]): Promise<string> {
    const projectName = `Request ${randomUUID()}`;
    const withFile = this.calls % 3 === 0;
    const attachments = withFile ? [await this.upload(token)] : [];
    const { request } = (await this.call('POST', '/api/raise-request', 201, token, {
      projectName,
      serviceType: 'machine-learning',
      description: 'Forecast weekly demand for 4,000 parts in three depots.',
      timeline: '2-3-months',
      budget: '15k-50k',
      urgency: 'medium',
      contactEmail: 'amira@northgate.example',
      attachments,
    })) as { request: { _id: string } };
    this.raised.push(projectName);
    unmoved.push(request._id);
    return projectName;
  }

  private async upload(token: string): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([`part,week,sold\n${randomUUID()},1,2\n`]), 'sales.csv');
    const answer = await this.call('POST', '/api/attachments', 201, token, form);
    return (answer as { attachment: { _id: string } }).attachment._id;
  }

  private async move(token: string, unmoved: string[]): Promise<void> {
    const requestId = unmoved.shift();
    if (!requestId) return;
    await this.call('PUT', '/api/admin-requests', 200, token, { requestId, status: 'in_review' });
    this.moves += 1;
  }

  private async read(turn: number): Promise<void> {
    await this.call('GET', PAGES[turn % PAGES.length]!, 200);
  }

  async call(
    method: string,
    path: string,
    expected: number,
    token?: string,
    body?: object,
  ): Promise<unknown> {
    this.calls += 1;
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (response.status !== expected) {
      throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 200)}`);
    }
    return text.startsWith('{') ? (JSON.parse(text) as unknown) : text;
  }

  async signedIn(role: string, firstName = 'Robin', lastName = 'Marsh'): Promise<string> {
    const email = `${role}.${randomUUID()}@test.example`;
    await this.pool.query(
      `INSERT INTO users (id, email, first_name, last_name, company, password_hash, role)
       VALUES ($1, $2, $5, $6, 'Marsh Ltd', $3, $4)`,
      [randomUUID(), email, await PASSWORD_HASH, role, firstName, lastName],
    );
    const form = { email, password: PASSWORD };
    const { token } = (await this.call('POST', '/api/login', 200, undefined, form)) as {
      token: string;
    };
    return token;
  }
}
