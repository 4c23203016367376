import type { BodyOf } from '../api/public-call';

const key = 'fenwright.not-counted';

export function isCounted(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    // Without storage a visitor cannot opt out, so visits are not counted.
    return false;
  }
}

/** @throws if the browser refuses storage */
export function setCounted(isOn: boolean): void {
  if (isOn) localStorage.removeItem(key);
  else localStorage.setItem(key, '1');
}

/** Adds one to a daily total. The request completes even if the page is left. */
export function countEvent(event: BodyOf<'/api/events'>): void {
  if (!isCounted()) return;
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
  navigator.sendBeacon('/api/events', body);
}
