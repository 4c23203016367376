/** How far a reader has read: a position in the chain of events, and the beginning of the hash there. */
export type FeedCursor = { position: string; mark: string };

const SHAPE = /^(0|[1-9]\d{0,17})\.([\da-f]{16})$/;
const MARK = 16;

/** Before the first event. */
const BEGINNING: FeedCursor = { position: '0', mark: '0'.repeat(MARK) };

export const cursorAt = (position: string, hash: string): FeedCursor => ({
  position,
  mark: hash.slice(0, MARK),
});

export const writeCursor = ({ position, mark }: FeedCursor): string => `${position}.${mark}`;

/** Undefined for what never was a cursor. */
export function readCursor(text: string | undefined): FeedCursor | undefined {
  if (text === undefined) return BEGINNING;
  const [, position, mark] = SHAPE.exec(text) ?? [];
  return position && mark ? { position, mark } : undefined;
}

export const isBeginning = ({ position }: FeedCursor): boolean => position === '0';
