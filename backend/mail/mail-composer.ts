import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { SiteLinks } from '../links/links.public';
import { mailNamed, type ComposedMail, type MailContext } from './define-mail';
import {
  dailyMail,
  entryOf,
  type DigestPart,
  dailyKey,
  isDaily,
  mergedInto,
  readerOfDay,
  type Entry,
} from './digests';
import { readDeliveries } from './mail-kinds';
import { nextMorning } from './morning';

export type Postponed = { key: string; until: Date };

export const CHOICES = '/dashboard/profile#mails';

@Injectable()
export class MailComposer {
  private readonly links: SiteLinks;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {
    this.links = new SiteLinks(config.publicUrl, config.jwtSecret);
  }

  async composeAsChosen(mail: Entry): Promise<ComposedMail | Postponed | null> {
    const { manager } = this.dataSource;
    if (isDaily(mail)) return this.compose(mail);
    const parts = await this.partsOf(manager, [mail, ...(await mergedOf(mail, manager))]);
    const reader = parts[0]?.mail.reader;
    if (!reader) return joined(parts);
    const chosen = await readDeliveries(manager, reader.id);
    const wanted = parts.filter(({ kind }) => chosen[kind] !== 'never');
    const isDue = ({ kind, mail: { scale } }: Part) => chosen[kind] !== 'daily' || scale;
    if (wanted.length === 0 || wanted.some(isDue)) {
      return joined(wanted);
    }
    return { key: dailyKey(reader.id), until: nextMorning(mail.createdAt, reader.timeZone) };
  }

  async compose(
    mail: Entry,
    db: EntityManager = this.dataSource.manager,
  ): Promise<ComposedMail | null> {
    const merged = await mergedOf(mail, db);
    if (!isDaily(mail)) return joined(await this.partsOf(db, [mail, ...merged]));
    const moves = merged.filter((one) => !isDaily(one));
    return this.composeDay(db, [mail, ...merged.filter(isDaily)], moves);
  }

  private async composeDay(
    db: EntityManager,
    waited: [Entry, ...Entry[]],
    movesOfFirst: Entry[],
  ): Promise<ComposedMail | null> {
    const rest = waited.slice(1).map(({ id }) => id);
    const moves = rest.length > 0 ? await mergedInto(db, rest) : [];
    const day = [];
    for (const [index, one] of waited.entries()) {
      const more =
        index === 0 ? movesOfFirst : moves.filter(({ mergedInto: into }) => into === one.id);
      day.push(...(await this.partsOf(db, [one, ...more])));
    }
    const [first] = waited;
    // A request handed over since then has another reader.
    const own = day.filter(({ mail }) => mail.reader?.id === readerOfDay(first));
    const reader = own[0]?.mail.reader;
    const chosen = reader ? await readDeliveries(db, reader.id) : {};
    const wanted = own.filter(({ kind }) => chosen[kind] !== 'never');
    return dailyMail(wanted, this.links);
  }

  private async partsOf(db: EntityManager, entries: Entry[]): Promise<Part[]> {
    const { links } = this;
    const { inbox, from } = this.config.mail;
    const context = { db, links, inbox, from };
    const groups = Map.groupBy(entries, ({ id, template }) =>
      mailNamed(template).isMessage ? id : template,
    );
    const parts: Part[] = [];
    for (const [first, ...more] of groups.values() as MapIterator<[Entry, ...Entry[]]>) {
      const { kind, isMessage = false } = mailNamed(first.template);
      const mail = await composeOne(context, first, more);
      if (mail) parts.push({ at: first.createdAt, kind, isMessage, mail });
    }
    return parts;
  }
}

type Part = DigestPart & { kind: string; isMessage: boolean };

const mergedOf = async (mail: Entry, db: EntityManager): Promise<Entry[]> =>
  mail.digestKey === null ? [] : mergedInto(db, [mail.id]);

function joined(parts: Part[]): ComposedMail | null {
  const lead = parts.find(({ isMessage }) => isMessage) ?? parts[0];
  if (!lead) return null;
  const { mail } = lead;
  const others = parts.filter((one) => one !== lead);
  if (others.length === 0) return mail;
  const entries = others.map((one) => ({
    ...entryOf(one, mail.reader?.timeZone ?? null),
    next: undefined,
    link: undefined,
  }));
  return { ...mail, entries };
}

async function composeOne(
  context: MailContext,
  { template, props }: Entry,
  more: Entry[],
): Promise<ComposedMail | null> {
  const composed = await mailNamed(template).compose(
    context,
    props,
    more.map((one) => one.props),
  );
  if (!composed?.reader) return composed;
  const choicesUrl = context.links.page(CHOICES);
  return { ...composed, choicesUrl };
}
