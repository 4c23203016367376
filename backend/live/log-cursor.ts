/** The transactions of a moment: the oldest that runs, and the next to begin. */
export type Snapshot = { oldest: number; next: number };

type Gap = { since: number; until?: number };

/** A number is taken a moment before its transaction gets an id. */
const ID_TAKEN_MS = 1_000;
/** No transaction of ours lasts so long. */
const GIVEN_UP_MS = 60_000;
const MOST_GAPS = 1_000;

/**
 * How far the log has been read. A sequence number is taken when an event is recorded and shows when
 * its transaction commits, so a lower one can appear after a higher one: gaps are looked for again,
 * until every transaction that may have taken the number has ended.
 */
export class LogCursor {
  /** Missing numbers, lowest first. */
  private readonly gaps = new Map<number, Gap>();

  constructor(private last: number) {}

  get highest(): number {
    return this.last;
  }

  get missing(): number[] {
    return [...this.gaps.keys()];
  }

  /** Every event up to here has been read: a reader who resumes after it misses none. */
  get safe(): number {
    const [lowest] = this.gaps.keys();
    return lowest === undefined ? this.last : lowest - 1;
  }

  /** Notes that the event with this number was read. */
  take(sequence: number, now = Date.now()): void {
    if (this.gaps.delete(sequence) || sequence <= this.last) return;
    const first = Math.max(this.last + 1, sequence - MOST_GAPS);
    for (let gap = first; gap < sequence; gap += 1) this.gaps.set(gap, { since: now });
    this.last = sequence;
    for (const gap of this.missing.slice(0, -MOST_GAPS)) this.gaps.delete(gap);
  }

  /** Forgets the numbers of transactions that were rolled back; `snapshot` is from before the reading. */
  settle({ oldest, next }: Snapshot, now = Date.now()): void {
    for (const [number, gap] of this.gaps) {
      const age = now - gap.since;
      if (gap.until === undefined && age >= ID_TAKEN_MS) gap.until = next;
      else if (gap.until !== undefined && oldest >= gap.until) this.gaps.delete(number);
      if (age >= GIVEN_UP_MS) this.gaps.delete(number);
    }
  }
}
