import { Choice } from '../../../validation/fields';
import { PROVIDERS, type Provider } from '../../users/users.public';

export class ProviderParam {
  @Choice(PROVIDERS, 'Provider', { label: 'Provider', example: 'google' })
  provider: Provider;
}
