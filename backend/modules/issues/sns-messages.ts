import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { LimitsUnavailable, Unauthenticated } from '../../access/access.errors';
import { AppConfig } from '../../config/app-config';

const TIMEOUT_MS = 10_000;

const OF_SUBSCRIPTION = [
  'Message',
  'MessageId',
  'SubscribeURL',
  'Timestamp',
  'Token',
  'TopicArn',
  'Type',
];

/** Fields that Amazon signs, in this order (docs.aws.amazon.com/sns, "Verifying the signatures"). */
const SIGNED = new Map([
  ['Notification', ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']],
  ['SubscriptionConfirmation', OF_SUBSCRIPTION],
  ['UnsubscribeConfirmation', OF_SUBSCRIPTION],
]);

const ALGORITHMS = new Map([
  ['1', 'RSA-SHA1'],
  ['2', 'RSA-SHA256'],
]);

type Message = Record<string, string>;

/** Messages of Amazon SNS, through which SES reports. */
@Injectable()
export class SnsMessages {
  private readonly logger = new Logger('sns');
  private readonly keys = new Map<string, KeyObject>();

  constructor(private readonly config: AppConfig) {}

  /**
   * Returns the text of a notification. Confirms a subscription, and returns null for it.
   * @throws Unauthenticated, LimitsUnavailable if Amazon does not answer
   */
  async open(body: unknown): Promise<string | null> {
    const message = textsIn(body);
    const { Type = '', TopicArn = '', Message = '', SubscribeURL = '' } = message;
    const host = hostOf(TopicArn);
    if (!host || !this.config.sesTopicArns.includes(TopicArn)) throw Unauthenticated();
    await this.expectSigned(message, host);
    if (Type === 'Notification') return Message;
    if (Type === 'SubscriptionConfirmation') await ask(at(host, SubscribeURL));
    this.logger.log(`${Type} of ${TopicArn}`);
    return null;
  }

  private async expectSigned(message: Message, host: string): Promise<void> {
    const { Type = '', SignatureVersion = '', Signature = '', SigningCertURL = '' } = message;
    const fields = SIGNED.get(Type);
    const algorithm = ALGORITHMS.get(SignatureVersion);
    if (!fields || !algorithm) throw Unauthenticated();
    const key = await this.keyAt(at(host, SigningCertURL));
    const signed = fields
      .filter((name) => message[name] !== undefined)
      .map((name) => `${name}\n${message[name]}\n`);
    const signature = Buffer.from(Signature, 'base64');
    if (!verify(algorithm, Buffer.from(signed.join('')), key, signature)) throw Unauthenticated();
  }

  private async keyAt(url: string): Promise<KeyObject> {
    const known = this.keys.get(url);
    if (known) return known;
    const key = createPublicKey(await ask(url));
    this.keys.set(url, key);
    return key;
  }
}

function textsIn(body: unknown): Message {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
}

/** A topic's own region, so that no other host of Amazon's can sign for it. */
function hostOf(topicArn: string): string | null {
  const [, partition, region] = /^arn:(aws[a-z-]*):sns:([a-z\d-]+):\d{12}:./.exec(topicArn) ?? [];
  if (!region) return null;
  return `sns.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}`;
}

function at(host: string, text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.host !== host || url.username || url.password) {
    throw Unauthenticated();
  }
  return url.href;
}

async function ask(url: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(url, { redirect: 'error', signal }).catch(() => null);
  if (!answer?.ok) throw LimitsUnavailable();
  return answer.text();
}
