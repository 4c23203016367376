import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import { requestLink } from '../links/links.public';
import type { ComposedMail } from './define-mail';
import type { MailButton } from './mail-layout';

/**
 * Adds sign-in links to buttons of a client's request. Done at sending only, so that neither a
 * pending mail nor a look at its recipient creates one.
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
  const { button, entries } = mail.content;
  const told = [];
  for (const entry of entries ?? []) {
    told.push(entry.link ? { ...entry, link: await linked(entry.link) } : entry);
  }
  return {
    ...mail,
    content: {
      ...mail.content,
      ...(button && { button: await linked(button) }),
      ...(entries && { entries: told }),
    },
  };
}
