import type { BodyOf } from '../api/public-call';

/** The objection to our own counter; nothing else about it is stored. */
const key = 'fenwright.not-counted';

export function isCounted(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    // Without storage an objection could not be remembered, so this visit is not counted.
    return false;
  }
}

/** @throws where the browser keeps nothing */
export function setCounted(isOn: boolean): void {
  if (isOn) localStorage.removeItem(key);
  else localStorage.setItem(key, '1');
}

/** Adds one to a total of the day. Goes out even while the browser opens something else. */
export function countEvent(event: BodyOf<'/api/events'>): void {
  if (!isCounted()) return;
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
  navigator.sendBeacon('/api/events', body);
}
