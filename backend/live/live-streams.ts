import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Actor } from '../access/access.public';
import { message, written, type EndReason } from './define-live';

const MAX_WAITING = 64 * 1024;
const MAX_HELD = 1_000;
/** A disconnected reader never takes the last byte. */
const LAST_WORD_MS = 1_000;

/** A reader that is too slow is dropped, and resumes later. */
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
    if (this.held.length > MAX_HELD) this.response.destroy();
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
    if (this.response.writableLength > MAX_WAITING) this.response.destroy();
  }
}

@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly open = new Set<LiveStream>();
  isClosing = false;

  get size(): number {
    return this.open.size;
  }

  add(stream: LiveStream): void {
    this.open.add(stream);
  }

  remove(stream: LiveStream): void {
    this.open.delete(stream);
  }

  people(): string[] {
    return [...new Set([...this.open].map(({ actor }) => actor.userId))];
  }

  sessions(): string[] {
    return [...new Set([...this.open].map(({ actor }) => actor.sessionId))];
  }

  of(userId: string): LiveStream[] {
    return [...this.open].filter(({ actor }) => actor.userId === userId);
  }

  send(compose: (actor: Actor) => string | null): void {
    for (const stream of this.open) {
      const text = compose(stream.actor);
      if (text !== null) stream.send(text);
    }
  }

  end(reason: EndReason, which: (stream: LiveStream) => boolean = () => true): void {
    for (const stream of [...this.open]) {
      if (!which(stream)) continue;
      this.open.delete(stream);
      stream.end(reason);
    }
  }

  /** Before other steps of a shutdown, so that readers can reconnect to another process at once. */
  onModuleDestroy(): void {
    this.isClosing = true;
    this.end('restart');
  }
}
