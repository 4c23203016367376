import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { isEmail } from 'class-validator';
import { Public } from '../../access/access.public';
import { expectBearer } from '../../access/bearer';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { AppError } from '../../errors/app-error';
import { canonicalEmail, withoutAddresses } from '../../validation/email-address';
import { Subscriber, TOPICS, Unsubscribe } from '../newsletter/newsletter.public';
import { noteReport, type Report } from './reports';

type Json = Record<string, unknown>;
type Told = { word: unknown; email: unknown; reply?: unknown };
type Vocabulary = { words: Record<string, Report | 'left'>; read: (body: Json) => Told[] };

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((one, key) => (one as Json | null | undefined)?.[key], value);

const listAt = (value: unknown, ...path: string[]): unknown[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found.slice(0, MOST_AT_ONCE) : [];
};

const MOST_AT_ONCE = 100;

/**
 * What each provider calls what became of a mail; its other events change nothing. Sources:
 * developers.brevo.com, docs.aws.amazon.com/ses (event destinations), postmarkapp.com/developer and
 * documentation.mailgun.com, all under webhooks.
 */
const VOCABULARIES = new Map<string, Vocabulary>([
  [
    'brevo',
    {
      words: {
        hard_bounce: 'hard',
        hardBounce: 'hard',
        invalid_email: 'hard',
        invalid: 'hard',
        soft_bounce: 'soft',
        softBounce: 'soft',
        blocked: 'policy',
        spam: 'complaint',
        complaint: 'complaint',
        unsubscribed: 'left',
        unsubscribe: 'left',
      },
      read: ({ event, email, reason }) => [{ word: event, email, reply: reason }],
    },
  ],
  [
    'ses',
    {
      words: { Permanent: 'hard', Transient: 'soft', Undetermined: 'soft', Complaint: 'complaint' },
      // From EventBridge, because SNS sends no token.
      read: ({ detail }) => [
        ...listAt(detail, 'bounce', 'bouncedRecipients').map((one) => ({
          word: at(detail, 'bounce', 'bounceType'),
          email: at(one, 'emailAddress'),
          reply: at(one, 'diagnosticCode'),
        })),
        ...listAt(detail, 'complaint', 'complainedRecipients').map((one) => ({
          word: 'Complaint',
          email: at(one, 'emailAddress'),
        })),
      ],
    },
  ],
  [
    'postmark',
    {
      words: {
        HardBounce: 'hard',
        BadEmailAddress: 'hard',
        SoftBounce: 'soft',
        Transient: 'soft',
        DnsError: 'soft',
        Blocked: 'policy',
        DMARCPolicy: 'policy',
        SpamNotification: 'policy',
        SpamComplaint: 'complaint',
        ManualSuppression: 'left',
      },
      read: (body) => [
        {
          word: body['Type'] ?? body['SuppressionReason'] ?? body['RecordType'],
          email: body['Email'] ?? body['Recipient'],
          reply: body['Details'],
        },
      ],
    },
  ],
  [
    'mailgun',
    {
      words: {
        permanent: 'hard',
        temporary: 'soft',
        complained: 'complaint',
        unsubscribed: 'left',
      },
      read: (body) => {
        const told = body['event-data'];
        const isFailure = at(told, 'event') === 'failed';
        return [
          {
            word: at(told, isFailure ? 'severity' : 'event'),
            email: at(told, 'recipient'),
            reply: at(told, 'delivery-status', 'message'),
          },
        ];
      },
    },
  ],
]);

const BY_MAIL = /^\s*unsubscribe\s+([\w-]{44})\s*$/i;

/**
 * Webhooks of the mail provider: bounces, complaints, unsubscriptions in its own mails, and mails
 * to the List-Unsubscribe address (inbound parsing).
 */
@ApiExcludeController()
@Controller('webhooks/mail')
export class ProviderReportsController {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly leaving: Unsubscribe,
  ) {}

  @Post(':provider')
  @HttpCode(200)
  @Public({ limit: 'none' })
  async hear(
    @Param('provider') provider: string,
    @Body() body: Json,
    @Headers('authorization') authorization?: string,
  ): Promise<{ message: string }> {
    expectBearer(authorization, this.config.brevoWebhookToken);
    const vocabulary = VOCABULARIES.get(provider);
    if (!vocabulary) throw new AppError('missing', 'not_found', 'We know no such provider.');
    if (Array.isArray(body.items)) await this.takeMails(body.items as { Subject?: unknown }[]);
    else for (const told of vocabulary.read(body)) await this.take(told, vocabulary.words);
    return { message: 'Noted.' };
  }

  private async take({ word, email, reply }: Told, words: Vocabulary['words']): Promise<void> {
    const address = typeof email === 'string' ? canonicalEmail(email) : null;
    if (!address || !isEmail(address)) return;
    const what = typeof word === 'string' && Object.hasOwn(words, word) ? words[word] : undefined;
    if (!what) return;
    await this.transactions.run(async (tx) => {
      const subscriber = await tx.findOneBy(Subscriber, { email: address });
      if (what === 'left') {
        if (!subscriber) return;
        return this.leaving.within(tx, subscriber.id, [...TOPICS], { page: 'provider' });
      }
      const said = typeof reply === 'string' ? withoutAddresses(reply).slice(0, 300) : undefined;
      const report = what === 'hard' && /\b5\.7\.\d/.test(said ?? '') ? 'policy' : what;
      await noteReport(tx, subscriber, report, { email: address, page: 'provider', reply: said });
    });
  }

  private async takeMails(mails: { Subject?: unknown }[]): Promise<void> {
    for (const { Subject } of mails.slice(0, MOST_AT_ONCE)) {
      const [, token] = BY_MAIL.exec(String(Subject)) ?? [];
      if (!token) continue;
      // Unknown links are accepted, so that the provider does not retry them.
      await this.leaving.byLink(token, 'mail').catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
    }
  }
}
