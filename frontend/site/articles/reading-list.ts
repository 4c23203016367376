/** Insights saved to read later, in this browser only. */
export const readingListKey = 'fenwright.saved-insights';
const listeners = new Set<() => void>();

export function onReadingListChange(listener: () => void): () => void {
  listeners.add(listener);
  // For changes in another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The list as JSON, because React compares snapshots by identity. */
export function storedReadingList(): string {
  try {
    return localStorage.getItem(readingListKey) ?? '[]';
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

export const isSaved = (slug: string): boolean => slugsIn(storedReadingList()).includes(slug);

/**
 * @returns true if the insight is now on the list
 * @throws if the browser refuses storage, as some do in private windows
 */
export function toggleSaved(slug: string): boolean {
  const list = slugsIn(storedReadingList());
  const isAdded = !list.includes(slug);
  const next = isAdded ? [...list, slug] : list.filter((one) => one !== slug);
  localStorage.setItem(readingListKey, JSON.stringify(next));
  listeners.forEach((listener) => listener());
  return isAdded;
}
