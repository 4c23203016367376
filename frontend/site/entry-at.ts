/** Finds the entry of a page. @throws if no entry has the path */
export function entryAt<Entry extends { path: string }>(
  entries: readonly Entry[],
  path: string,
): Entry {
  const found = entries.find((entry) => entry.path === path);
  if (!found) throw new Error(`frontend/content has nothing for ${path}`);
  return found;
}
