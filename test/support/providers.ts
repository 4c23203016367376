import { OAuth2Server } from 'oauth2-mock-server';
import { newEmail } from './people';
import { startStack, type Stack } from './stack';

export type Claims = Record<string, unknown>;

export interface ProviderStack {
  readonly stack: Stack;
  readonly provider: OAuth2Server;
  stop(): Promise<void>;
}

/**
 * Starts the product with a real OpenID provider on this machine in place of Google and Facebook;
 * `who` returns the person signed in there.
 */
export async function startWithProviders(
  who: () => Claims,
  env: Record<string, string> = {},
): Promise<ProviderStack> {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, 'localhost');
  provider.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, who()));
  provider.service.on('beforeUserinfo', (response) => {
    response.body = { id: who().sub, ...who() };
  });
  const at = provider.issuer.url!;
  const client = { id: 'fenwright-test', secret: 'a-client-of-the-test' };
  const stack = await startStack({
    env: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: at,
      FACEBOOK_CLIENT_ID: client.id,
      FACEBOOK_CLIENT_SECRET: client.secret,
      FACEBOOK_AUTHORIZE_URL: `${at}/authorize`,
      FACEBOOK_TOKEN_URL: `${at}/token`,
      FACEBOOK_PROFILE_URL: `${at}/userinfo`,
      ...env,
    },
  });
  const stop = async () => {
    await stack.stop();
    await provider.stop();
  };
  return { stack, provider, stop };
}

export const someone = (over: Claims = {}): Claims => ({
  sub: `subject-${newEmail()}`,
  email: newEmail('google'),
  email_verified: true,
  given_name: 'Greta',
  family_name: 'Ouse',
  ...over,
});
