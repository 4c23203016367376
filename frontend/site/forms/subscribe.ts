import { publicCall } from '../../api/public-call';
import { consentTextVersion } from '../../content/consent-texts';
import type { SendContext } from './use-attempt';

interface Subscriber {
  email: string;
  fullName?: string;
  company?: string;
}

/** What the call below adds to the fields, for visitors without a script. */
export const hiddenIn = (source: string) => ({ source, textVersion: consentTextVersion }) as const;

/** The one call behind every newsletter box; `source` says which of them it was. */
export function subscribe(
  source: string,
  subscriber: Subscriber,
  { common }: SendContext,
): Promise<{ message: string }> {
  return publicCall('post', '/api/newsletter/subscribe', {
    ...subscriber,
    ...common,
    ...hiddenIn(source),
  });
}
