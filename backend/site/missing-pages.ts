const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 500;
const LONGEST = 200;

/** An old link may carry a token or somebody's address in its path. */
function withoutPersons(path: string): string {
  // What is cut in the middle of a segment would no longer look like the token it is.
  const short =
    path.length <= LONGEST ? path : path.slice(0, path.lastIndexOf('/', LONGEST - 1) + 1);
  return short.split('/').map(withoutPerson).join('/');
}

function withoutPerson(segment: string): string {
  if (segment.includes('@')) return ':address';
  const isToken = segment.length >= 60 || (segment.length >= 24 && /[0-9A-Z_]/.test(segment));
  return isToken ? ':token' : segment;
}

/**
 * Which addresses people ask for in vain, for whoever decides about redirects. Each once an hour and
 * not without end: programs that guess addresses must not fill the log. Never a query: it may hold a token.
 */
export class MissingPages {
  private seen = new Set<string>();
  private since = 0;

  constructor(private readonly log: (path: string) => void) {}

  note(path: string, now = Date.now()): void {
    if (now - this.since >= HOUR_MS) {
      this.seen = new Set();
      this.since = now;
    }
    const short = withoutPersons(path);
    if (this.seen.has(short) || this.seen.size >= MOST_AN_HOUR) return;
    this.seen.add(short);
    this.log(short);
  }
}
