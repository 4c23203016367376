import { useSyncExternalStore } from 'react';
import type { BodyOf } from '../api/public-call';

/** The objection to our own counter, in this browser. It is all that is stored about it. */
const key = 'fenwright.not-counted';
const listeners = new Set<() => void>();

function isCounted(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    // Who cannot object is not counted.
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsCounted(): boolean {
  return useSyncExternalStore(subscribe, isCounted, () => true);
}

/** @throws where the browser keeps nothing */
export function setCounted(isOn: boolean): void {
  if (isOn) localStorage.removeItem(key);
  else localStorage.setItem(key, '1');
  listeners.forEach((listener) => listener());
}

/** Adds one to a total of the day. Goes out even while the browser opens something else. */
export function countEvent(event: BodyOf<'/api/events'>): void {
  if (!isCounted()) return;
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
  navigator.sendBeacon('/api/events', body);
}
