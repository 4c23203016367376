import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  certificate,
  CERTIFICATE_URL,
  confirmation,
  notification,
  TOPIC,
} from '../../../test/support/sns';
import type { AppConfig } from '../../config/app-config';
import { SnsMessages } from './sns-messages';

const asked: [string, unknown][] = [];
let answer: () => Promise<Response>;
const ownFetch = globalThis.fetch;
beforeEach(() => {
  asked.length = 0;
  answer = () => Promise.resolve(new Response(certificate));
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    asked.push([String(url), init?.redirect]);
    return answer();
  });
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

const messages = () => new SnsMessages({ sesTopicArns: [TOPIC] } as unknown as AppConfig);

describe('A message of Amazon SNS', () => {
  it.each(['1', '2'])('is opened by its signature of version %s', async (SignatureVersion) => {
    const opened = await messages().open(notification('{"a":1}', { SignatureVersion }));
    expect(opened).toBe('{"a":1}');
    expect(asked).toEqual([[CERTIFICATE_URL, 'error']]);
  });

  it('whose subject was taken away is refused', async () => {
    const { Subject: _, ...rest } = notification('text');
    await expect(messages().open(rest)).rejects.toMatchObject({ status: 401 });
  });

  it('needs its certificate once', async () => {
    const sns = messages();
    for (const text of ['a', 'b', 'c']) expect(await sns.open(notification(text))).toBe(text);
    expect(asked).toHaveLength(1);
  });

  it('confirms the subscription of a topic that we named', async () => {
    const message = confirmation();
    expect(await messages().open(message)).toBeNull();
    expect(asked).toEqual([
      [CERTIFICATE_URL, 'error'],
      [message['SubscribeURL'], 'error'],
    ]);
  });

  const OTHER_TOPIC = 'arn:aws:sns:eu-west-1:123456789012:somebody-elses';
  const HOSTS = [
    'https://sns.us-east-1.amazonaws.com',
    'https://sns.eu-west-1.amazonaws.com.evil.example',
    'https://evil.example/sns.eu-west-1.amazonaws.com',
    'https://sns.eu-west-1.amazonaws.com@evil.example',
    'https://sns.eu-west-1.amazonaws.com:8443',
    'http://sns.eu-west-1.amazonaws.com',
    'https://bucket.s3.amazonaws.com',
    '',
  ];
  it.each([
    ['another topic', notification('x', { TopicArn: OTHER_TOPIC })],
    ['no topic', notification('x', { TopicArn: '' })],
    ['another version', notification('x', { SignatureVersion: '3' })],
    ['another kind', notification('x', { Type: 'Report' })],
    ...HOSTS.map((host): [string, object] => [
      `a certificate of "${host}"`,
      notification('x', { SigningCertURL: host && `${host}/a.pem` }),
    ]),
    ['nothing', {}],
    ['no object', 'text'],
  ])('with %s is refused unread', async (_name, message) => {
    await expect(messages().open(message)).rejects.toMatchObject({ status: 401 });
    expect(asked).toEqual([]);
  });

  it.each(['Message', 'MessageId', 'Subject', 'Timestamp', 'Signature'])(
    'with another %s is refused',
    async (field) => {
      const message = { ...notification('text'), [field]: 'another' };
      await expect(messages().open(message)).rejects.toMatchObject({ status: 401 });
    },
  );

  it.each(HOSTS)('confirms nothing at "%s"', async (host) => {
    const message = confirmation({ SubscribeURL: `${host}/?Action=ConfirmSubscription` });
    await expect(messages().open(message)).rejects.toMatchObject({ status: 401 });
    expect(asked.map(([url]) => url)).toEqual([CERTIFICATE_URL]);
  });

  it('is sent again by Amazon if its certificate cannot be had', async () => {
    const sns = messages();
    answer = () => Promise.resolve(new Response('', { status: 500 }));
    await expect(sns.open(notification('x'))).rejects.toMatchObject({ status: 503 });
    answer = () => Promise.reject(new Error('no network'));
    await expect(sns.open(notification('x'))).rejects.toMatchObject({ status: 503 });
    answer = () => Promise.resolve(new Response(certificate));
    expect(await sns.open(notification('x'))).toBe('x');
  });
});
