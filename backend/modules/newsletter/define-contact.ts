import type { EntityManager } from 'typeorm';
import type { ProviderLists } from '../../config/app-config';

/** The body of `POST /v3/contacts`. The attributes have to exist in the account under these names. */
export type ProviderContact = {
  email: string;
  attributes: Record<string, string>;
  listIds?: number[];
  emailBlacklisted?: boolean;
  updateEnabled: true;
};

/** The contact to send, and the lists to remove it from. */
export type ContactNews = { contact: ProviderContact; leaves: number[] };

type Contact = {
  /** The current state of the contact; null if there is nothing to send. */
  compose: (db: EntityManager, id: string, lists: ProviderLists) => Promise<ContactNews | null>;
  /** The id of the contact with this address. Used after an erasure. */
  idOf?: (db: EntityManager, email: string) => Promise<string | null>;
};

const contacts = new Map<string, Contact>();

/**
 * Declares a kind of contact that is sent to the marketing provider.
 * @throws where another module has declared the same kind
 */
export function defineContact(kind: string, contact: Contact): void {
  if (contacts.has(kind)) throw new Error(`The contact ${kind} is declared twice`);
  contacts.set(kind, contact);
}

export function contactOf(kind: string): Contact {
  const contact = contacts.get(kind);
  if (!contact) throw new Error(`No contact of the kind ${kind}`);
  return contact;
}

/** A remaining contact with this address, after an erasure removed it from the provider. */
export async function stillThere(
  db: EntityManager,
  email: string,
): Promise<{ kind: string; id: string } | null> {
  for (const [kind, { idOf }] of contacts) {
    const id = await idOf?.(db, email);
    if (id) return { kind, id };
  }
  return null;
}

/** Splits a name the way the provider stores it: first word, and the rest. */
export function nameAttributes(fullName: string | null): Record<string, string> {
  const [first = '', ...rest] = (fullName ?? '').trim().split(/\s+/);
  return present({ FIRSTNAME: first, LASTNAME: rest.join(' ') });
}

/** Keeps only attributes with a value. */
export const present = (attributes: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
