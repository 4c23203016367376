const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 500;
const LONGEST = 200;

/** The path of an old link may contain a token or an address. */
function withoutPersons(path: string): string {
  // Cutting within a segment would make a token unrecognisable.
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
 * Logs unknown addresses, to help decide about redirects. Each once per hour and limited in number,
 * so that scanners cannot fill the log. Without the query, which may have a token.
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
