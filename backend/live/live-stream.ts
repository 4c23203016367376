import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Actor } from '../access/actor';
import { message, written, type EndReason } from './live-message';

const MOST_WAITING = 64 * 1024;
const MOST_HELD = 1_000;
/** A disconnected reader never takes the last byte. */
const LAST_WORD_MS = 1_000;

/** An open stream. A reader that is too slow is dropped, and resumes later. */
export class LiveStream {
  readonly id = randomUUID();
  private held: string[] | null = [];
  ended?: EndReason;

  constructor(
    readonly actor: Actor,
    private readonly response: ServerResponse,
  ) {}

  send(text: string): void {
    if (!this.held) return this.write(text);
    this.held.push(text);
    if (this.held.length > MOST_HELD) this.response.destroy();
  }

  catchUp(missed: string): void {
    const held = this.held ?? [];
    this.held = null;
    for (const text of [missed, ...held]) this.write(text);
  }

  end(reason: EndReason): void {
    this.ended = reason;
    if (this.held || this.response.destroyed) return;
    this.response.end(written([message('end', { reason })]));
    setTimeout(() => this.response.destroy(), LAST_WORD_MS).unref();
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > MOST_WAITING) this.response.destroy();
  }
}
