import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail that the sink took, as `GET /dev/mailbox/messages` gives it. */
export interface StoredMail {
  /** Sortable by the time of receipt; the file is `<id>.json`, the raw mail `<id>.eml`. */
  id: string;
  from: string;
  /** The envelope's recipients, in lower case, separated by ", ". */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Names in lower case; a name that came several times keeps all its values, one per line. */
  headers: Record<string, string>;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

export type NewMail = Omit<StoredMail, 'id' | 'receivedAt'>;

const ID = /^\d{17}-\d{6}-[0-9a-f]{6}$/;
let sequence = 0;

function newId(receivedAt: string): string {
  sequence += 1;
  const order = String(sequence % 1_000_000).padStart(6, '0');
  return `${receivedAt.replaceAll(/\D/g, '')}-${order}-${randomBytes(3).toString('hex')}`;
}

/** The mails of one folder, two files each. Reading and writing may happen in different processes. */
export class MailStore {
  readonly #directory: string;
  readonly #read = new Map<string, StoredMail>();

  constructor(directory: string) {
    this.#directory = directory;
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  }

  async add(raw: Uint8Array, mail: NewMail): Promise<void> {
    const receivedAt = new Date().toISOString();
    const stored: StoredMail = { id: newId(receivedAt), ...mail, receivedAt };
    const target = join(this.#directory, stored.id);
    await writeFile(`${target}.eml`, raw, { mode: 0o600 });
    // Renamed into place, so that a reader never sees half a file.
    await writeFile(`${target}.tmp`, JSON.stringify(stored), { mode: 0o600 });
    await rename(`${target}.tmp`, `${target}.json`);
  }

  /** Newest first; only the mails to one address when `to` is given. */
  async list(to?: string): Promise<StoredMail[]> {
    const files = (await readdir(this.#directory)).filter((file) => file.endsWith('.json'));
    const ids = files.map((file) => file.slice(0, -'.json'.length)).toSorted();
    const mails = await Promise.all(ids.toReversed().map((id) => this.get(id)));
    const wanted = to?.trim().toLowerCase();
    return mails
      .filter((mail) => mail !== undefined)
      .filter((mail) => wanted === undefined || mail.to.split(', ').includes(wanted));
  }

  async get(id: string): Promise<StoredMail | undefined> {
    if (!ID.test(id)) return undefined;
    const known = this.#read.get(id);
    if (known) return known;
    try {
      const file = await readFile(join(this.#directory, `${id}.json`), 'utf8');
      const mail = JSON.parse(file) as StoredMail;
      this.#read.set(id, mail);
      return mail;
    } catch {
      return undefined;
    }
  }
}
