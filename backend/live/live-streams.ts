import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Actor } from '../access/actor';
import type { EndReason } from './live-message';
import type { LiveStream } from './live-stream';

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

  tell(compose: (actor: Actor) => string | null): void {
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

  /** First step of a shutdown, so that readers can reconnect to another process at once. */
  onModuleDestroy(): void {
    this.isClosing = true;
    this.end('restart');
  }
}
