import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { SiteLinks } from '../links/links.public';
import { nextMorning } from '../working-time/morning';
import { dailyMail } from './daily-mail';
import { mailNamed, type ComposedMail, type MailContext } from './define-mail';
import { dailyKey, isDaily, mergedInto, type Entry } from './digests';
import { ALWAYS, deliveriesOf } from './mail-kinds';

/** It waits for its reader's morning. */
export type Postponed = { key: string; until: Date };

export const CHOICES = '/dashboard/profile#mails';

/** Composes a mail just before it is sent, so that its data is current. */
@Injectable()
export class MailComposer {
  private readonly links: SiteLinks;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {
    this.links = new SiteLinks(config.publicUrl, config.jwtSecret);
  }

  /** As its reader wants it: the mail, when to send it instead, or null where it is not to be sent. */
  async composeAsChosen(mail: Entry): Promise<ComposedMail | Postponed | null> {
    const composed = await this.compose(mail);
    const reader = composed?.reader;
    const { kind } = mailNamed(mail.template);
    if (!reader || kind === ALWAYS || isDaily(mail)) return composed;
    const delivery = (await deliveriesOf(this.dataSource.manager, reader.id))[kind];
    if (delivery === 'never') return null;
    if (delivery !== 'daily') return composed;
    return { key: dailyKey(reader.id), until: nextMorning(mail.createdAt, reader.timeZone) };
  }

  /** `db` is the transaction to read in, where there is one. */
  async compose(
    mail: Entry,
    db: EntityManager = this.dataSource.manager,
  ): Promise<ComposedMail | null> {
    const { links } = this;
    const { inbox, from } = this.config.mail;
    const context = { db, links, inbox, from };
    if (mail.digestKey === null) return composeOne(context, mail, []);
    const merged = await mergedInto(db, [mail.id]);
    const moves = merged.filter((one) => !isDaily(one));
    if (!isDaily(mail)) return composeOne(context, mail, moves);
    return this.composeDay(context, [mail, ...merged.filter(isDaily)], moves);
  }

  /** Of what waited for this morning, what its reader still wants. */
  private async composeDay(
    context: MailContext,
    waited: Entry[],
    movesOfFirst: Entry[],
  ): Promise<ComposedMail | null> {
    const rest = waited.slice(1).map(({ id }) => id);
    const moves = rest.length > 0 ? await mergedInto(context.db, rest) : [];
    const day = [];
    for (const [index, one] of waited.entries()) {
      const more =
        index === 0 ? movesOfFirst : moves.filter(({ mergedInto: into }) => into === one.id);
      const mail = await composeOne(context, one, more);
      if (mail) day.push({ at: one.createdAt, kind: mailNamed(one.template).kind, mail });
    }
    const reader = day[0]?.mail.reader;
    const chosen = reader ? await deliveriesOf(context.db, reader.id) : {};
    const wanted = day.filter(({ kind }) => chosen[kind] !== 'never');
    return dailyMail(wanted, context.links);
  }
}

/** With the address of their choices, where its readers have any. */
async function composeOne(
  context: MailContext,
  { template, props }: Pick<Entry, 'template' | 'props'>,
  more: Entry[],
): Promise<ComposedMail | null> {
  const { kind, compose } = mailNamed(template);
  const other = more.find((one) => one.template !== template);
  if (other) throw new Error(`${template} cannot tell a ${other.template}: they share a key`);
  const composed = await compose(
    context,
    props,
    more.map((one) => one.props),
  );
  if (!composed?.reader || kind === ALWAYS) return composed;
  const choicesUrl = context.links.page(CHOICES);
  return { ...composed, content: { ...composed.content, choicesUrl } };
}
