/** The entry of a collection whose page this is. @throws where no entry has the address */
export function entryAt<Entry extends { path: string }>(
  entries: readonly Entry[],
  path: string,
): Entry {
  const found = entries.find((entry) => entry.path === path);
  if (!found) throw new Error(`frontend/content has nothing for ${path}`);
  return found;
}
