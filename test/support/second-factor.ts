import { Secret, TOTP } from 'otpauth';
import { Api } from './api';
import { personWithRole, type Person, type Role } from './people';
import { SoftKey } from './passkey';
import type { SharedStack } from './stack';

type Place = Pick<SharedStack, 'baseUrl' | 'sql'>;

export const FACTOR = '/api/second-factor';

/** The app's code, `steps` half minutes from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** A code works once; this makes the current one usable again. */
export const forgetSteps = (place: Place, { id }: Pick<Person, 'id'>) =>
  place.sql('UPDATE authenticators SET last_step = 0 WHERE user_id = $1', [id]);

/** Sets up an app; the response has a new token, and recovery codes if it is the first factor. */
export async function enrolApp(place: Place, token: string) {
  const api = new Api(place.baseUrl);
  const { body: begun } = await api.post(`${FACTOR}/app`, undefined, token);
  const secret = begun.secret as string;
  const form = { name: 'Phone', code: codeOf(secret) };
  const { status, body } = await api.post(`${FACTOR}/app/confirm`, form, token);
  if (status !== 200) throw new Error(`Enrolment failed: ${JSON.stringify(body)}`);
  return {
    secret,
    uri: begun.uri as string,
    token: body.token as string,
    codes: body.codes as string[],
  };
}

export async function enrolKey(place: Place, token: string, key = newKey(place)) {
  const api = new Api(place.baseUrl);
  const { body: options } = await api.post(`${FACTOR}/passkeys/options`, undefined, token);
  const made = key.make({ origin: place.baseUrl, challenge: options.challenge as string });
  const answer = await api.post(`${FACTOR}/passkeys`, made, token);
  return { key, options, answer, token: answer.body.token as string };
}

export const newKey = (place: Place, isSynchronised = false): SoftKey =>
  new SoftKey(new URL(place.baseUrl).hostname, isSynchronised);

export async function personWithApp(place: Place, role: Role = 'client') {
  const person = await personWithRole(place, role);
  return { ...person, ...(await enrolApp(place, person.token)) };
}
