import { Injectable } from '@nestjs/common';
import { ErasureJournal, type NotedErasure } from '../../personal-data/personal-data.public';
import { RunErasure } from './run-erasure';

export type Replayed = { noted: number; erased: number };

@Injectable()
export class ReplayErasures {
  constructor(
    private readonly journal: ErasureJournal,
    private readonly erasing: RunErasure,
  ) {}

  /** Idempotent: skips people who are already gone. */
  async run(noted: AsyncIterable<NotedErasure> | Iterable<NotedErasure> = this.journal.all()) {
    const replayed: Replayed = { noted: 0, erased: 0 };
    for await (const { kind, id } of noted) {
      replayed.noted += 1;
      if (await this.erasing.again(kind, id)) replayed.erased += 1;
    }
    return replayed;
  }
}
