import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { SiteLinks } from '../links/links.public';
import { composerOf, type ComposedMail } from './define-mail';
import type { OutboxMail } from './outbox-mail.entity';

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

  /** `db` is the transaction to read in, where there is one. */
  async compose(
    mail: Pick<OutboxMail, 'template' | 'props'>,
    db: EntityManager = this.dataSource.manager,
  ): Promise<ComposedMail | null> {
    const context = {
      db,
      links: this.links,
      inbox: this.config.mail.inbox,
      from: this.config.mail.from,
    };
    return composerOf(mail.template)(context, mail.props);
  }
}
