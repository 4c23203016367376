import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** As returned by `GET /dev/mailbox/messages`. */
export interface StoredMail {
  /** Sorts by time of receipt; the files are `<id>.json` and `<id>.eml`. */
  id: string;
  from: string;
  /** Where bounces go. */
  envelopeFrom: string;
  /** Envelope recipients in lower case, separated by ", ". */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The invitation, as iCalendar. */
  calendar: string | null;
  /** Attached files by name, with their bytes. */
  files: { name: string; bytes: number }[];
  /** Names in lower case; repeated headers are joined by newlines. */
  headers: Record<string, string>;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

export type NewMail = Omit<StoredMail, 'id' | 'receivedAt'>;

const ID = /^\d{17}-\d{6}-[0-9a-f]{6}$/;
let sequence = 0;

/** The beginning of an id. */
const digitsOf = (time: string): string => time.replaceAll(/\D/g, '');

function newId(receivedAt: string): string {
  sequence += 1;
  const order = String(sequence % 1_000_000).padStart(6, '0');
  return `${digitsOf(receivedAt)}-${order}-${randomBytes(3).toString('hex')}`;
}

/** Mails in a folder, two files each. Safe to read while another process writes. */
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
    // Renamed into place, so a reader never sees half a file.
    await writeFile(`${target}.tmp`, JSON.stringify(stored), { mode: 0o600 });
    await rename(`${target}.tmp`, `${target}.json`);
  }

  async list(to?: string, from?: Date): Promise<StoredMail[]> {
    const least = from ? digitsOf(from.toISOString()) : '';
    const isListed = (file: string): boolean => file >= least && file.endsWith('.json');
    const files = (await readdir(this.#directory)).filter(isListed);
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

  /** Its HTML with the pictures that it brings. */
  async withPictures({ id, html }: StoredMail): Promise<string> {
    if (!html.includes('cid:')) return html;
    const { attachments } = await PostalMime.parse(
      await readFile(join(this.#directory, `${id}.eml`)),
      { attachmentEncoding: 'base64' },
    );
    return attachments.reduce((shown, { contentId, mimeType, content }) => {
      const name = contentId?.replace(/^<|>$/g, '');
      return name ? shown.replaceAll(`cid:${name}`, `data:${mimeType};base64,${content}`) : shown;
    }, html);
  }
}
