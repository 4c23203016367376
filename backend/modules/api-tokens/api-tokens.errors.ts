import { invalidField, missing, unauthenticated, conflict } from '../../errors/app-error';

export const ApiTokenRefused = unauthenticated(
  'api_token_refused',
  'This API token is unknown, was revoked, or has expired.',
);

export const ApiTokenNotFound = missing('api_token', 'API token');

export const TooManyTokens = conflict(
  'too_many_api_tokens',
  'You have 20 API tokens already. Revoke one first.',
);

export const NoScope = () => invalidField('scopes', 'required', 'Choose at least one scope.');

export const ScopeNotYours = (scopes: string[]) =>
  invalidField('scopes', 'scope_not_yours', `Your role cannot use ${scopes.join(', ')}.`);

export const NotANetwork = (network: string) =>
  invalidField('networks', 'not_a_network', `“${network}” is no address and no network.`);
