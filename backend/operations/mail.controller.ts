import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Requires, Permission } from '../access/access.public';
import { Retention } from '../background/retention';
import { recordAlone } from '../events/events.public';
import { Changes } from '../idempotency/changes.decorator';
import { Shows, Touches } from '../openapi/touches';
import { idParam } from '../validation/id-param.dto';
import { ContactSyncList } from './contact-sync-list';
import { ContactSyncQuery, MailListQuery, RecipientDto, RetentionReportDto } from './dto/mail.dto';
import { Mails } from './mail-list';
import { ContactSyncNotFound, MailNotFound } from './operations.errors';
import { recipientRevealed } from './operations.events';

class MailIdParam extends idParam(MailNotFound) {}

class ContactSyncIdParam extends idParam(ContactSyncNotFound) {}

@ApiTags('Operations')
@Controller('api/ops')
export class MailController {
  constructor(
    private readonly mails: Mails,
    private readonly contacts: ContactSyncList,
    private readonly retention: Retention,
    private readonly dataSource: DataSource,
  ) {}

  /** Every mail, newest first; recipients masked. */
  @Get('mails')
  @Shows('Mails')
  @Requires(Permission.ManageMail)
  listMails(@Query() query: MailListQuery) {
    return this.mails.page(query);
  }

  /** Mail waiting to be sent: how many, for how long, and the sending rate. */
  @Get('mail-backlog')
  @Shows('Mails')
  @Requires(Permission.ManageMail)
  getMailBacklog() {
    return this.mails.backlog();
  }

  /** Show a recipient in full. The audit log records who did. */
  @Post('mails/:id/reveal')
  @Touches()
  @HttpCode(200)
  @Requires(Permission.ManageMail, {
    notIdempotent: 'A reading: each one is recorded, and the address is not stored once more.',
  })
  async revealRecipient(@Param() { id }: MailIdParam): Promise<RecipientDto> {
    const recipient = await this.mails.recipient(id);
    await recordAlone(this.dataSource, recipientRevealed({ subject: id }));
    return { recipient };
  }

  /** Retry a mail at once, as if for the first time. */
  @Post('mails/:id/retry')
  @Touches('Mails')
  @HttpCode(200)
  @Changes(Permission.ManageMail)
  retryMail(@Param() { id }: MailIdParam) {
    return this.mails.retry(id);
  }

  /** Cancel a mail. */
  @Post('mails/:id/cancel')
  @Touches('Mails')
  @HttpCode(200)
  @Changes(Permission.ManageMail)
  cancelMail(@Param() { id }: MailIdParam) {
    return this.mails.cancel(id);
  }

  /** Contacts sent to the marketing provider, latest first. */
  @Get('contacts')
  @Shows('Contacts')
  @Requires(Permission.ManageMail)
  listContactSyncs(@Query() query: ContactSyncQuery) {
    return this.contacts.page(query);
  }

  /** Send a contact to the provider again, once the cause of a refusal is fixed. */
  @Post('contacts/:id/retry')
  @Touches('Contacts')
  @HttpCode(200)
  @Changes(Permission.ManageMail)
  retryContactSync(@Param() { id }: ContactSyncIdParam) {
    return this.contacts.retry(id);
  }

  /** Rows removed by the last thirty nightly clean-ups. */
  @Get('retention')
  @Shows('Retention')
  @Requires(Permission.ManageMail)
  getRetentionReport(): Promise<RetentionReportDto> {
    return this.retention.report();
  }
}
