import { useSyncExternalStore } from 'react';

/** In this browser only: which insights somebody wants to read later. */
const key = 'fenwright.saved-insights';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? '[]';
  } catch {
    return '[]';
  }
}

export function slugsIn(json: string): string[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

export function useReadingList(): readonly string[] {
  return slugsIn(useSyncExternalStore(subscribe, stored, () => '[]'));
}

/**
 * @returns whether it is on the list now
 * @throws where the browser keeps nothing, as some do in private windows
 */
export function toggleSaved(slug: string): boolean {
  const list = slugsIn(stored());
  const isSaved = !list.includes(slug);
  const next = isSaved ? [...list, slug] : list.filter((one) => one !== slug);
  localStorage.setItem(key, JSON.stringify(next));
  listeners.forEach((listener) => listener());
  return isSaved;
}
