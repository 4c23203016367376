import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { api, unwrap } from '../../../api/client';
import type { paths } from '../../../api/generated/schema';

type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Offered = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Answer = paths['/api/passkey-sign-in']['post']['requestBody']['content']['application/json'];

/** @throws Error if the user did not touch the key, ApiError, NetworkError */
export async function signInWithPasskey() {
  const asked = await unwrap(api.POST('/api/passkey-sign-in/options'));
  return unwrap(api.POST('/api/passkey-sign-in', { body: await answerTo(asked as Asked) }));
}

/**
 * Proves the second factor by passkey.
 * @throws like `signInWithPasskey`
 */
export async function provePasskey() {
  const asked = await unwrap(api.POST('/api/second-factor/passkeys/challenge'));
  const body = await answerTo(asked as Asked);
  return unwrap(api.POST('/api/second-factor/passkeys/verify', { body }));
}

/**
 * Adds a passkey on this device, or another one that the browser can reach.
 * @throws like `signInWithPasskey`
 */
export async function addPasskey(name: string) {
  const offered = await unwrap(api.POST('/api/second-factor/passkeys/options'));
  const { id, response } = await startRegistration({ optionsJSON: offered as Offered });
  const { clientDataJSON, attestationObject, transports } = response;
  const body = { name, id, clientDataJSON, attestationObject, ...(transports && { transports }) };
  return unwrap(api.POST('/api/second-factor/passkeys', { body }));
}

async function answerTo(optionsJSON: Asked): Promise<Answer> {
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}
