import { type RefObject, startTransition, useEffect, useState } from 'react';
import { lastActivityAt } from '../../api/presence';

let refreshedAt = 0;

/** As many rows as most windows have room for. */
const AT_FIRST = 16;

/** Not after a reload or Back, which restore the scroll position: the page must be tall enough for it. */
let isFirst = isNewVisit();

function isNewVisit(): boolean {
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  return (page as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

/** Marks the next refetch as not caused by the user: it must not move rows under the pointer. */
export function noteLiveRefresh(): void {
  refreshedAt = Date.now();
}

/** A hovered row, or one with an open menu. */
const inUse = 'tbody:hover, tbody [aria-expanded="true"], tbody select:focus';

/** The row whose item is open beside the table. */
const current = 'tbody [aria-current="true"]';

/**
 * The rows to show. While the pointer is over the table, a live refresh only updates rows in place;
 * rows are added and removed once it has left. A filter or page that the user asked for is shown at
 * once. While a row is open beside the table, the others keep their order. The first list of a page
 * is painted without the rows below the window.
 * @param isStale true while the rows belong to the previous filter or page
 */
export function useSteadyRows<Row>(
  frame: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  isStale = false,
): readonly Row[] {
  const first = isFirst ? rows.slice(0, AT_FIRST) : rows;
  const [seen, setSeen] = useState({ rows, shown: first, isStale });
  let { shown } = seen;
  if (seen.rows !== rows) {
    const isAsked =
      seen.isStale || !seen.shown.some((row) => rows.some((one) => keyOf(one) === keyOf(row)));
    if (isAsked) shown = rows;
    else if (isHeld(frame.current)) shown = inPlace(seen.shown, rows, keyOf);
    else shown = frame.current?.querySelector(current) ? inOrder(seen.shown, rows, keyOf) : rows;
  }
  if (seen.rows !== rows || seen.isStale !== isStale) setSeen({ rows, shown, isStale });
  const isWaiting = shown !== rows;
  useEffect(() => {
    if (!isWaiting) return;
    const release = () => {
      if (!frame.current?.querySelector(`${inUse}, ${current}`))
        setSeen((now) => ({ ...now, shown: now.rows }));
    };
    const timer = setInterval(release, 500);
    return () => clearInterval(timer);
  }, [frame, isWaiting]);
  useEffect(() => {
    if (!isFirst || rows.length === 0) return;
    isFirst = false;
    const all = () => setSeen((now) => ({ ...now, shown: now.rows }));
    requestAnimationFrame(() => startTransition(all));
  }, [rows]);
  return shown;
}

/** The user's own actions may move rows. */
const isHeld = (frame: HTMLElement | null): boolean =>
  refreshedAt > lastActivityAt() && Boolean(frame?.querySelector(inUse));

const isSame = <Row>(
  one: readonly Row[],
  other: readonly Row[],
  keyOf: (row: Row) => string,
): boolean => one.length === other.length && one.every((row, i) => keyOf(row) === keyOf(other[i]!));

function inOrder<Row>(
  shown: readonly Row[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const fresh = new Map(rows.map((row) => [keyOf(row), row]));
  const before = new Set(shown.map(keyOf));
  const kept = shown.flatMap((row) => fresh.get(keyOf(row)) ?? []);
  const ordered = [...kept, ...rows.filter((row) => !before.has(keyOf(row)))];
  return isSame(ordered, rows, keyOf) ? rows : ordered;
}

function inPlace<Row>(
  shown: readonly Row[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const fresh = new Map(rows.map((row) => [keyOf(row), row]));
  return isSame(shown, rows, keyOf) ? rows : shown.map((row) => fresh.get(keyOf(row)) ?? row);
}
