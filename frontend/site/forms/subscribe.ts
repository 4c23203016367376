import { publicCall } from '../../api/public-call';
import { consentTextVersion } from '../../content/consent-texts';
import type { SendContext } from './use-attempt';

interface Subscriber {
  email: string;
  fullName?: string;
  company?: string;
}

/** The arguments of `subscribe` as hidden fields, for submissions without JavaScript. */
export const hiddenIn = (source: string) => ({ source, textVersion: consentTextVersion }) as const;

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
