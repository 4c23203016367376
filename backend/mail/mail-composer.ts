import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { MailLinks } from './mail-links';
import type { ComposedMail, MailTemplate } from './mail-template';
import type { OutboxMail } from './outbox-mail.entity';
import { MAIL_TEMPLATES } from './templates';

/** As a row names them: its props were checked against the template when it was written. */
type TemplatesByName = Record<string, MailTemplate<Record<string, string>> | undefined>;

/** Looks up what a mail needs, at the last moment: nothing stale is sent. */
@Injectable()
export class MailComposer {
  private readonly links: MailLinks;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {
    this.links = new MailLinks(config.publicUrl, config.jwtSecret);
  }

  /** `db` is the transaction to read in, where there is one. */
  async compose(
    mail: Pick<OutboxMail, 'template' | 'props'>,
    db: EntityManager = this.dataSource.manager,
  ): Promise<ComposedMail | null> {
    const template = (MAIL_TEMPLATES as unknown as TemplatesByName)[mail.template];
    if (!template) throw new Error(`No template named ${mail.template}`);
    const context = {
      db,
      links: this.links,
      inbox: this.config.mail.inbox,
      from: this.config.mail.from,
    };
    return template.compose(context, mail.props);
  }
}
