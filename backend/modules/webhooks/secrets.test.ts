import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { newSecret, openSecret, sealSecret, signatureOf, retryAfter } from './post-message';

const KEY = 'a-key-of-the-tests-0123456789-0123456789';

describe('The secret of a webhook', () => {
  it('is kept sealed, and opened with the same key only', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^whsec_[\w+/]{32}$/);
    const sealed = sealSecret(KEY, secret);
    expect(sealed).not.toContain(secret.slice(6));
    expect(openSecret(KEY, sealed)).toBe(secret);
    expect(openSecret(`${KEY}x`, sealed)).toBeNull();
  });

  it('signs as the published library does, with each secret while there are two', () => {
    const [one, two, other] = [newSecret(), newSecret(), newSecret()];
    const seconds = Math.floor(Date.now() / 1000);
    const message = { id: 'a', seconds, body: '{"type":"request.raised"}' };
    const headers = {
      'webhook-id': 'a',
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatureOf([one, two], message),
    };
    for (const secret of [one, two]) {
      expect(new Webhook(secret).verify(message.body, headers)).toEqual({ type: 'request.raised' });
    }
    expect(() => new Webhook(other).verify(message.body, headers)).toThrow();
    expect(headers['webhook-signature'].split(' ')[0]).toBe(
      new Webhook(one).sign('a', new Date(seconds * 1000), message.body),
    );
  });
});

describe('The waits that a receiver asks for', () => {
  it.each([
    ['120', undefined, 120],
    ['Wed, 21 Oct 2026 07:30:00 GMT', 'Wed, 21 Oct 2026 07:28:00 GMT', 120],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 'Wed, 21 Oct 2026 07:30:00 GMT', 0],
    ['soon', undefined, 0],
    ['-5', undefined, 0],
    [undefined, undefined, 0],
  ])('are read from Retry-After %j', (wait, date, seconds) => {
    expect(retryAfter({ 'retry-after': wait, date })).toBe(seconds);
  });
});
