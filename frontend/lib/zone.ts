/**
 * The browser's time zone. Null if it has no name, such as `Etc/Unknown` on a computer whose
 * setting no list knows.
 */
export function browserZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    // A browser may report a name that it does not know itself.
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone || null;
  } catch {
    return null;
  }
}
