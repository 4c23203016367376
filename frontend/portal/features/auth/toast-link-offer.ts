import { toast } from 'sonner';
import { call } from '../../../api/call';
import type { Provider } from '../../../api/generated/enums';
import { sentenceOf } from '../../forms/failure';
import { providerNames } from '../../labels';
import { linkOfferWords as words } from './words';

/**
 * Offers to link the provider once the user has signed in with the password of the account it
 * matched.
 */
export function toastLinkOffer(provider: Provider): void {
  const name = providerNames[provider];
  toast(words.title(name), {
    description: words.text(name),
    duration: Infinity,
    action: { label: words.action(name), onClick: () => void link() },
  });
}

async function link(): Promise<void> {
  try {
    const { message } = await call('POST /api/auth/link').send();
    toast.success(message);
  } catch (error) {
    toast.error(sentenceOf(error, words.failure));
  }
}
