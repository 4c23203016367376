import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:ses-reports';
export const HOST = 'https://sns.eu-west-1.amazonaws.com';
export const CERTIFICATE_URL = `${HOST}/SimpleNotificationService-9c6465fa7f48f5cacd23014631ec1136.pem`;

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
export const certificate = publicKey.export({ type: 'spki', format: 'pem' });

type Fields = Record<string, string>;

/** As in the examples of docs.aws.amazon.com/sns, "HTTP/HTTPS notification JSON format". */
export const notification = (Message: string, over: Fields = {}): Fields =>
  signed({
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: TOPIC,
    Subject: 'Amazon SES Email Event Notification',
    Message,
    Timestamp: new Date().toISOString(),
    UnsubscribeURL: `${HOST}/?Action=Unsubscribe&SubscriptionArn=${TOPIC}:2bcfbf39`,
    ...over,
  });

export const confirmation = (over: Fields = {}): Fields =>
  signed({
    Type: 'SubscriptionConfirmation',
    MessageId: randomUUID(),
    Token: '2336412f37fb687f5d51e6e241d09c805a5a57b30d712f794cc5f6a988666d92',
    TopicArn: TOPIC,
    Message: `You have chosen to subscribe to the topic ${TOPIC}.\nTo confirm the subscription, visit the SubscribeURL included in this message.`,
    SubscribeURL: `${HOST}/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=2336412f37fb`,
    Timestamp: new Date().toISOString(),
    ...over,
  });

function signed(fields: Fields): Fields {
  const version = fields['SignatureVersion'] ?? '2';
  const text = Object.keys(fields)
    .filter((name) => !['SignatureVersion', 'SigningCertURL', 'UnsubscribeURL'].includes(name))
    .toSorted()
    .map((name) => `${name}\n${fields[name]}\n`)
    .join('');
  const algorithm = version === '1' ? 'RSA-SHA1' : 'RSA-SHA256';
  return {
    SignatureVersion: version,
    Signature: sign(algorithm, Buffer.from(text), privateKey).toString('base64'),
    SigningCertURL: CERTIFICATE_URL,
    ...fields,
  };
}

/** Stands in for Amazon's host in a stack that is started with `env`. */
export class FakeSns {
  readonly asked: string[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeSns> {
    const server = createServer();
    const sns = new FakeSns(server);
    server.on('request', ({ url = '' }, response) => {
      sns.asked.push(url);
      response.end(url.endsWith('.pem') ? certificate : '<ConfirmSubscriptionResponse/>');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return sns;
  }

  get env(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    const preload = pathToFileURL(resolve(__dirname, 'sns-host.mjs')).href;
    return {
      SES_TOPIC_ARNS: TOPIC,
      SNS_STAND_IN: `http://127.0.0.1:${port}`,
      NODE_OPTIONS: `--import ${preload}`,
    };
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
