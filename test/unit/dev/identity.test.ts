import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startIdentityStandIn, type IdentityStandIn } from '../../../dev/identity/stand-in.mts';

let standIn: IdentityStandIn;
beforeAll(async () => {
  standIn = await startIdentityStandIn();
});
afterAll(() => standIn.stop());

/** `fetch` sends no other host. */
const statusFor = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${standIn.url}/code`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });

it('The stand-in for providers sends nobody elsewhere, and answers on the loopback alone', async () => {
  const elsewhere = new URLSearchParams({
    redirect_uri: 'https://evil.example/api/auth/google/callback',
    response_type: 'code',
    state: 'x',
  });
  const page = await fetch(`${standIn.url}/code?${elsewhere}`);
  expect(page.status).toBe(400);
  expect(await page.text()).toContain('Open it with the buttons of the sign-in page.');
  const press = await fetch(`${standIn.url}/google/answer`, {
    method: 'POST',
    body: new URLSearchParams({ query: elsewhere.toString(), press: 'continue' }),
    redirect: 'manual',
  });
  expect(press.status).toBe(400);
  expect(await statusFor('rebound.example')).toBe(400);
  expect(new URL(standIn.url).hostname).toBe('127.0.0.1');
});
