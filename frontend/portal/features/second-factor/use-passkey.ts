import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { call, type CallBody } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { forgetPasskey } from './passkey-signals';

type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Offered = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Answer = CallBody<'POST /api/passkey-sign-in'>;

/** @throws Error if the user did not touch the key, ApiError, NetworkError */
export async function signInWithPasskey() {
  const asked = await call('POST /api/passkey-sign-in/options').send();
  const body = await answerTo(asked as Asked);
  return call('POST /api/passkey-sign-in').send(body).catch(forgettingUnknown(body));
}

/**
 * Proves the second factor by passkey.
 * @throws like `signInWithPasskey`
 */
export async function provePasskey() {
  const asked = await call('POST /api/second-factor/passkeys/challenge').send();
  const body = await answerTo(asked as Asked);
  return call('POST /api/second-factor/passkeys/verify').send(body).catch(forgettingUnknown(body));
}

const forgettingUnknown =
  ({ id }: Answer) =>
  async (error: unknown): Promise<never> => {
    if (hasCode(error, 'passkey_unknown')) await forgetPasskey(id);
    throw error;
  };

/**
 * Makes a passkey on this device, or another one that the browser can reach.
 * @throws like `signInWithPasskey`
 */
export async function makePasskey() {
  const offered = await call('POST /api/second-factor/passkeys/options').send();
  const { id, response } = await startRegistration({ optionsJSON: offered as Offered });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, ...(transports && { transports }) };
}

async function answerTo(optionsJSON: Asked): Promise<Answer> {
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}
