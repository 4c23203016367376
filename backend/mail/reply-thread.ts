import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import { defineHook } from '../context/hook';
import { requestLink } from '../links/links.public';
import type { ComposedMail, RenderedMail } from './define-mail';
import type { MailButton } from './mail-layout';
import { replyAddress, testAddress } from './reply-address';

const GOES_TO = {
  team: 'You can reply to this e-mail: your reply is added to the request for our team to read.',
  client: 'You can reply to this e-mail: your reply goes to the client.',
};

const domainOf = (address: string): string => address.split('@')[1]!;

/** All mails of a request refer to it, so mail programs show them as a thread. */
const threadIdOf = (requestId: string, from: string): string =>
  `<request-${requestId}@${domainOf(from)}>`;

export function knownIds(ids: string, from: string): { requestIds: string[]; mailIds: string[] } {
  const end = `@${domainOf(from)}>`.toLowerCase();
  const ours = (ids.toLowerCase().match(/<[^<>\s]{1,200}>/g) ?? []).filter((id) =>
    id.endsWith(end),
  );
  const locals = ours.slice(-MAX_IDS).map((id) => id.slice(1, -end.length));
  return {
    requestIds: locals.flatMap((id) => new RegExp(`^request-(${UUID})$`).exec(id)?.[1] ?? []),
    mailIds: locals.filter((id) => new RegExp(`^${UUID}$`).test(id)),
  };
}
const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const MAX_IDS = 50;

/** Before a mail is sent that may be answered, since its answer may come at once. */
export const keepAnswerable =
  defineHook<
    (db: EntityManager, config: AppConfig, mailId: string, mail: RenderedMail) => Promise<void>
  >('answerable mail');

export function withThread(
  { mail: { from }, inboundMail, jwtSecret }: AppConfig,
  mail: ComposedMail,
): ComposedMail {
  const { thread, reader, testFor } = mail;
  const { address } = inboundMail;
  if (testFor && address) return { ...mail, replyTo: testAddress(jwtSecret, address, testFor) };
  if (!thread) return mail;
  const threadId = threadIdOf(thread.requestId, from);
  if (!address || !reader || thread.goesTo === 'nobody') return { ...mail, threadId };
  return {
    ...mail,
    threadId,
    replyTo: replyAddress(jwtSecret, address, { ...thread, userId: reader.id }),
    replyNote: GOES_TO[thread.goesTo],
  };
}

/**
 * At sending only, so that neither a pending mail nor a look at its recipient creates a sign-in
 * link.
 */
export async function withRequestLinks(
  db: EntityManager,
  config: AppConfig,
  mailId: string,
  mail: ComposedMail,
): Promise<ComposedMail> {
  const linked = async ({ label, url, opens }: MailButton): Promise<MailButton> => ({
    label,
    url: opens?.email === mail.to ? await requestLink(db, config, mailId, opens) : url,
  });
  const { button, entries } = mail;
  const all = [];
  for (const entry of entries ?? []) {
    all.push(entry.link ? { ...entry, link: await linked(entry.link) } : entry);
  }
  return {
    ...mail,
    ...(button && { button: await linked(button) }),
    ...(entries && { entries: all }),
  };
}
