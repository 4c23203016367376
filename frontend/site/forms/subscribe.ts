import { publicCall } from '../../api/public-call';
import { consentTextVersion } from '../../content/consent-texts';
import type { SendContext } from './use-attempt';

interface Subscriber {
  email: string;
  fullName?: string;
  company?: string;
}

/** The one call behind every newsletter box; `source` says which of them it was. */
export function subscribe(
  source: string,
  subscriber: Subscriber,
  { common }: SendContext,
): Promise<{ message: string }> {
  return publicCall('post', '/api/newsletter/subscribe', {
    ...subscriber,
    ...common,
    source,
    textVersion: consentTextVersion,
  });
}
