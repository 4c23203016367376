import { LogCursor } from './log-cursor';

const taking = (cursor: LogCursor, ...sequences: number[]) => {
  for (const sequence of sequences) cursor.take(sequence, 0);
  return cursor;
};

describe('The cursor of the log', () => {
  it('resumes after the last event as long as none is missing', () => {
    const cursor = taking(new LogCursor(10), 11, 12, 13);
    expect([cursor.highest, cursor.safe, cursor.missing]).toEqual([13, 13, []]);
  });

  it('resumes before what is missing until it appears', () => {
    const cursor = taking(new LogCursor(10), 11, 14);
    expect([cursor.safe, cursor.missing]).toEqual([11, [12, 13]]);
    expect(taking(cursor, 13).safe).toBe(11);
    expect(taking(cursor, 12).safe).toBe(14);
  });

  it('gives up on a number once the transactions that may have taken it have ended', () => {
    const cursor = taking(new LogCursor(10), 12);
    cursor.settle({ oldest: 500, next: 505 }, 500);
    cursor.settle({ oldest: 500, next: 510 }, 1_000);
    cursor.settle({ oldest: 509, next: 600 }, 1_100);
    expect(cursor.safe).toBe(10);
    cursor.settle({ oldest: 510, next: 700 }, 1_200);
    expect(cursor.safe).toBe(12);
  });

  it('gives up after a minute, whatever still runs', () => {
    const cursor = taking(new LogCursor(10), 12);
    cursor.settle({ oldest: 1, next: 2 }, 60_000);
    expect(cursor.safe).toBe(12);
  });

  it('keeps a thousand missing numbers at most', () => {
    const cursor = taking(new LogCursor(10), 5_000, 9_000);
    expect(cursor.missing).toHaveLength(1_000);
    expect(cursor.safe).toBe(7_999);
  });
});
