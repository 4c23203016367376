import { type RefObject, useEffect, useState } from 'react';
import { lastActAt } from '../../api/presence';

let refreshedAt = 0;

/** What is fetched next nobody here asked for: it must not move what is under the pointer. */
export function noteLiveRefresh(): void {
  refreshedAt = Date.now();
}

/** A row that is pointed at, or whose menu is open. */
const inUse = 'tbody:hover, tbody [aria-expanded="true"], tbody select:focus';

/**
 * The rows to show. While the pointer is over the table, a live refresh changes rows in their place;
 * new ones come, and those that are gone go, once the pointer has left. Rows of which none was there before are
 * another page: somebody asked for it, though a live refresh came in between.
 */
export function useSteadyRows<Row>(
  frame: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const [seen, setSeen] = useState({ rows, shown: rows });
  let { shown } = seen;
  if (seen.rows !== rows) {
    const isSamePage = seen.shown.some((row) => rows.some((one) => keyOf(one) === keyOf(row)));
    shown = isSamePage && isHeld(frame.current) ? inPlace(seen.shown, rows, keyOf) : rows;
    setSeen({ rows, shown });
  }
  const isWaiting = shown !== rows;
  useEffect(() => {
    if (!isWaiting) return;
    const release = () => {
      if (!frame.current?.querySelector(inUse)) setSeen((now) => ({ ...now, shown: now.rows }));
    };
    const timer = setInterval(release, 500);
    return () => clearInterval(timer);
  }, [frame, isWaiting]);
  return shown;
}

/** What a person has just done here may move rows. */
const isHeld = (frame: HTMLElement | null): boolean =>
  refreshedAt > lastActAt() && Boolean(frame?.querySelector(inUse));

function inPlace<Row>(
  shown: readonly Row[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const fresh = new Map(rows.map((row) => [keyOf(row), row]));
  const isSame =
    shown.length === rows.length && shown.every((row, i) => keyOf(row) === keyOf(rows[i]!));
  return isSame ? rows : shown.map((row) => fresh.get(keyOf(row)) ?? row);
}
