import { Controller, Headers, HttpCode, Param, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import { isEmail } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { LimitsUnavailable, Unauthenticated } from '../../access/access.errors';
import { Public } from '../../access/access.public';
import { expectBasic, expectBearer } from '../../access/bearer';
import { AppConfig } from '../../config/app-config';
import { RedisConnection } from '../../database/redis.module';
import { Transactions } from '../../database/transactions';
import { AppError } from '../../errors/app-error';
import { JSON_AS_TEXT, TAKES_BATCHES } from '../../http/request-limits';
import { kindOfAnswer } from '../../mail/mail.public';
import { canonicalEmail, withoutAddresses } from '../../validation/email-address';
import { Subscriber, TOPICS, Unsubscribe } from '../newsletter/newsletter.public';
import { sha256 } from '../../links/links.public';
import { signedToken, TOKEN_SECONDS } from './mailgun-signature';
import { issueOf, noteReport, type Report } from './reports';
import { SnsMessages } from './sns-messages';

type Json = Record<string, unknown>;
/** `ids`: fields that may hold the Message-ID that we gave the mail. */
type Reported = { word: unknown; email: unknown; reply?: unknown; ids: unknown[] };
type Vocabulary = { words: Record<string, Report | 'left'>; read: (body: Json) => Reported[] };

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((one, key) => (one as Json | null | undefined)?.[key], value);

const listAt = (value: unknown, ...path: string[]): unknown[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found.slice(0, MAX_AT_ONCE) : [];
};

const MAX_AT_ONCE = 500;

const isObject = (one: unknown): one is Json => typeof one === 'object' && one !== null;

/** `messageId` is Amazon's own; ours is one of the headers. */
const idsOfSes = (report: unknown): unknown[] => [
  at(report, 'mail', 'messageId'),
  at(report, 'mail', 'commonHeaders', 'messageId'),
  ...listAt(report, 'mail', 'headers')
    .filter((one) => /^message-id$/i.test(String(at(one, 'name'))))
    .map((one) => at(one, 'value')),
];

/** Its recipient has moved it back out of the spam folder. */
const isTakenBack = (report: unknown): boolean =>
  at(report, 'complaint', 'complaintFeedbackType') === 'not-spam';

/**
 * What each provider calls what became of a mail; its other events change nothing, such as Mailgun's `temporary` and
 * Postmark's `Transient`, after which they try again. Sources:
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
      read: ({ event, email, reason, 'message-id': id }) => [
        { word: event, email, reply: reason, ids: [id] },
      ],
    },
  ],
  [
    'ses',
    {
      words: { Permanent: 'hard', Transient: 'soft', Undetermined: 'soft', Complaint: 'complaint' },
      read: (report) => [
        ...listAt(report, 'bounce', 'bouncedRecipients').map((one) => ({
          word: at(report, 'bounce', 'bounceType'),
          email: at(one, 'emailAddress'),
          reply: at(one, 'diagnosticCode'),
          ids: idsOfSes(report),
        })),
        ...listAt(report, 'complaint', 'complainedRecipients').map((one) => ({
          word: isTakenBack(report) ? null : 'Complaint',
          email: at(one, 'emailAddress'),
          ids: idsOfSes(report),
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
        DnsError: 'soft',
        Blocked: 'policy',
        DMARCPolicy: 'policy',
        SpamNotification: 'policy',
        SpamComplaint: 'complaint',
        ManualSuppression: 'left',
        Unsubscribe: 'left',
      },
      read: (body) => [
        {
          word: body['Type'] ?? body['SuppressionReason'] ?? body['RecordType'],
          email: body['Email'] ?? body['Recipient'],
          reply: body['Details'],
          ids: [body['MessageID'], at(body, 'Metadata', 'message-id')],
        },
      ],
    },
  ],
  [
    'mailgun',
    {
      words: {
        permanent: 'hard',
        complained: 'complaint',
        unsubscribed: 'left',
      },
      read: (body) => {
        const data = body['event-data'];
        const isFailure = at(data, 'event') === 'failed';
        return [
          {
            word: at(data, isFailure ? 'severity' : 'event'),
            email: at(data, 'recipient'),
            reply: at(data, 'delivery-status', 'message'),
            ids: [at(data, 'message', 'headers', 'message-id')],
          },
        ];
      },
    },
  ],
]);

/** Null if it is none: SES introduces itself to a topic in words. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

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
    private readonly redis: RedisConnection,
    private readonly transactions: Transactions,
    private readonly leaving: Unsubscribe,
    private readonly sns: SnsMessages,
  ) {}

  @Post(':provider')
  @HttpCode(200)
  @RouteConfig({ ...TAKES_BATCHES, ...JSON_AS_TEXT })
  @Public({ limit: 'none' })
  async receiveReports(
    @Param('provider') provider: string,
    @Req() { body }: FastifyRequest,
    @Headers('authorization') authorization?: string,
  ): Promise<{ message: string }> {
    const reports = await this.proven(provider, body, authorization);
    await this.takeAll(provider, reports);
    return { message: 'Noted.' };
  }

  /** @throws Unauthenticated, LimitsUnavailable */
  private async proven(provider: string, body: unknown, authorization?: string): Promise<unknown> {
    if (provider === 'ses') return jsonIn((await this.sns.open(body)) ?? '');
    if (provider === 'mailgun') await this.expectMailgun(body);
    else if (provider === 'postmark') expectBasic(authorization, this.config.postmarkWebhookLogin);
    else expectBearer(authorization, this.config.brevoWebhookToken);
    return body;
  }

  /** A report that is repeated changes nothing, so its token may come again with the same body. */
  private async expectMailgun(body: unknown): Promise<void> {
    const token = signedToken(body, this.config.mailgunSigningKey);
    if (!token) throw Unauthenticated();
    const key = `mailgun:${token}`;
    const hash = sha256(JSON.stringify(body));
    const known = await this.redis.set(key, hash, 'EX', TOKEN_SECONDS, 'NX', 'GET').catch(() => {
      throw LimitsUnavailable();
    });
    if (known !== null && known !== hash) throw Unauthenticated();
  }

  private async takeAll(provider: string, body: unknown): Promise<void> {
    const vocabulary = VOCABULARIES.get(provider);
    if (!vocabulary) throw new AppError('missing', 'not_found', 'We know no such provider.');
    for (const one of listAt([body].flat()).filter(isObject)) {
      if (Array.isArray(one['items'])) await this.takeMails(listAt(one, 'items'));
      else for (const data of vocabulary.read(one)) await this.take(data, vocabulary.words);
    }
  }

  private async take(
    { word, email, reply, ids }: Reported,
    words: Vocabulary['words'],
  ): Promise<void> {
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
      const answer =
        typeof reply === 'string'
          ? withoutAddresses(reply.replaceAll('\0', '')).slice(0, 300)
          : undefined;
      // A provider that gave up calls it permanent, even if the server's answer was temporary.
      const report = what === 'hard' ? (kindOfAnswer(answer ?? '') ?? what) : what;
      const texts = ids.filter((id) => typeof id === 'string');
      await noteReport(tx, subscriber, report, {
        email: address,
        page: 'provider',
        issue: subscriber ? await issueOf(tx, subscriber.id, texts) : undefined,
        reply: answer,
      });
    });
  }

  private async takeMails(mails: unknown[]): Promise<void> {
    for (const mail of mails) {
      const subject = at(mail, 'Subject');
      const [, token] = (typeof subject === 'string' && BY_MAIL.exec(subject)) || [];
      if (!token) continue;
      // Unknown links are accepted, so that the provider does not retry them.
      await this.leaving.byLink(token, 'mail').catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
    }
  }
}
