export type FeedCursor = { position: string; mark: string };

const SHAPE = /^(0|[1-9]\d{0,17})\.([\da-f]{16})$/;
const MARK = 16;

const BEGINNING: FeedCursor = { position: '0', mark: '0'.repeat(MARK) };

export const cursorAt = (position: string, hash: string): FeedCursor => ({
  position,
  mark: hash.slice(0, MARK),
});

export const writeCursor = ({ position, mark }: FeedCursor): string => `${position}.${mark}`;

/** Undefined if malformed. */
export function readCursor(text: string | undefined): FeedCursor | undefined {
  if (text === undefined) return BEGINNING;
  const [, position, mark] = SHAPE.exec(text) ?? [];
  return position && mark ? { position, mark } : undefined;
}

export const isBeginning = ({ position }: FeedCursor): boolean => position === '0';
