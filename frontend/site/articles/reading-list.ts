/** In this browser only: which insights somebody wants to read later. */
export const readingListKey = 'fenwright.saved-insights';
const listeners = new Set<() => void>();

/** @returns a function that stops listening */
export function onReadingListChange(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The list as JSON: a string, which React can compare. */
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
 * @returns whether it is on the list now
 * @throws where the browser keeps nothing, as some do in private windows
 */
export function toggleSaved(slug: string): boolean {
  const list = slugsIn(storedReadingList());
  const isAdded = !list.includes(slug);
  const next = isAdded ? [...list, slug] : list.filter((one) => one !== slug);
  localStorage.setItem(readingListKey, JSON.stringify(next));
  listeners.forEach((listener) => listener());
  return isAdded;
}
