import type { Query, QueryClient } from '@tanstack/react-query';
import { isChanging, lastChangeAt } from '../../api/changes-under-way';
import { queriesOf } from '../../api/call';
import { isTouchedBy, LIVE } from '../../api/is-touched-by';
import { noteLiveRefresh } from './steady-rows';

/** Minimum time between refetches. It grows if rounds follow without a pause. */
const shortest = 1_000;
const longest = 10_000;
const quickRounds = 5;
const rest = 3_000;
/** Spreads the load of many browsers. */
const jitter = 150;
/** A pending change shows its own answer first. */
const longestWait = 5_000;
/** A tab's own change has just been shown from its answer, so it is not refetched. */
const freshFor = 3_000;

export class LiveUpdates {
  /** Changed requests, and whether all changes were this user's own. */
  private readonly requests = new Map<string, boolean>();
  private isEverything = false;
  private hasNotices = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private rounds = 0;
  private last = 0;

  private readonly queryClient: QueryClient;

  constructor(queryClient: QueryClient) {
    this.queryClient = queryClient;
  }

  requestChanged(id: string, isOwn: boolean): void {
    this.requests.set(id, isOwn && (this.requests.get(id) ?? true));
    this.schedule();
  }

  noticesChanged(): void {
    this.hasNotices = true;
    this.schedule();
  }

  everythingChanged(): void {
    this.isEverything = true;
    this.hasNotices = true;
    this.schedule();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.timer !== undefined) return;
    const rested = Date.now() - this.last;
    this.rounds = rested > rest ? 0 : this.rounds + 1;
    const spacing = Math.min(shortest * 1.5 ** Math.max(0, this.rounds - quickRounds), longest);
    const wait = Math.max(0, spacing - rested) + Math.random() * jitter;
    this.timer = setTimeout(() => this.settle(Date.now()), wait);
  }

  private settle(since: number): void {
    const isBusy = isChanging() && Date.now() - since < longestWait;
    if (isBusy) this.timer = setTimeout(() => this.settle(since), 200);
    else this.refresh();
  }

  private refresh(): void {
    this.timer = undefined;
    this.last = Date.now();
    // A hidden tab refetches stale queries when it becomes visible.
    const refetchType = document.hidden ? 'none' : 'active';
    if (this.isEverything || this.requests.size > 0) {
      noteLiveRefresh();
      const asked = this.isEverything ? null : new Map(this.requests);
      void isTouchedBy(LIVE).then((isTouched) => {
        const predicate = (query: Query) => isTouched(query) && concerns(query, asked);
        return this.queryClient.invalidateQueries({ predicate, refetchType });
      });
    }
    if (this.hasNotices) {
      const notices = queriesOf(['/api/notifications']);
      void this.queryClient.invalidateQueries({ ...notices, refetchType });
    }
    this.requests.clear();
    this.isEverything = false;
    this.hasNotices = false;
  }
}

/** Matches every list, and the details of these requests; null matches all details. */
function concerns(query: Query, requests: Map<string, boolean> | null): boolean {
  const { queryKey, state } = query;
  const [path, params, thread] = queryKey as readonly [
    unknown,
    { path?: { id?: string } }?,
    string?,
  ];
  if (requests === null) return true;
  if (!String(path).startsWith('/api/requests/{id}')) {
    return ![...requests.values()].every(Boolean) || !isFetchedSince(lastChangeAt(), state);
  }
  const isOwn = requests.get(params?.path?.id ?? '');
  if (isOwn === undefined) return false;
  // A thread's earlier parts are not in the answer, and nobody's own message changes them.
  if (isOwn && thread) return Date.now() - lastChangeAt() > freshFor;
  // The user may have changed it in another tab or on another device.
  return !isOwn || !isFetchedSince(lastChangeAt(), state);
}

/** A change of this tab has just refetched its lists. */
const isFetchedSince = (changedAt: number, { dataUpdatedAt }: Query['state']): boolean =>
  Date.now() - changedAt < freshFor && dataUpdatedAt >= changedAt;
