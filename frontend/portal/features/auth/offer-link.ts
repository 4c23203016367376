import { toast } from 'sonner';
import { api, unwrap } from '../../../api/client';
import type { Provider } from '../../../api/generated/enums';
import { sentenceOf } from '../../forms/failure';
import { providerNames } from '../../labels';

/**
 * Offers to link the provider once the user has signed in with the password of the account it
 * matched.
 */
export function offerLink(provider: Provider): void {
  const name = providerNames[provider];
  toast(`Sign in with ${name} next time?`, {
    description: `Link ${name} to this account now.`,
    duration: Infinity,
    action: { label: `Link ${name}`, onClick: () => void link() },
  });
}

async function link(): Promise<void> {
  try {
    const { message } = await unwrap(api.POST('/api/auth/link'));
    toast.success(message);
  } catch (error) {
    toast.error(sentenceOf(error, 'The accounts could not be linked. Please try again.'));
  }
}
