import type { EntityManager } from 'typeorm';
import type { ProviderLists } from '../../config/app-config';

/** Body of `POST /v3/contacts`. The attributes must exist in the account under these names. */
export type ProviderContact = {
  email: string;
  attributes: Record<string, string>;
  listIds?: number[];
  emailBlacklisted?: boolean;
  updateEnabled: true;
};

export type ContactNews = { contact: ProviderContact; leaves: number[] };

type Contact = {
  compose: (db: EntityManager, id: string, lists: ProviderLists) => Promise<ContactNews | null>;
  idOf?: (db: EntityManager, email: string) => Promise<string | null>;
};

const contacts = new Map<string, Contact>();

/**
 * Declares a kind of contact that is sent to the marketing provider.
 * @throws if another module has declared the same kind
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

export async function findRemainingContact(
  db: EntityManager,
  email: string,
): Promise<{ kind: string; id: string } | null> {
  for (const [kind, { idOf }] of contacts) {
    const id = await idOf?.(db, email);
    if (id) return { kind, id };
  }
  return null;
}

export function nameAttributes(fullName: string | null): Record<string, string> {
  const [first = '', ...rest] = (fullName ?? '').trim().split(/\s+/);
  return present({ FIRSTNAME: first, LASTNAME: rest.join(' ') });
}

export const present = (attributes: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
