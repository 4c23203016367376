import { Island } from '../../islands/island';
import VerifySubscription from './verify-subscription.island';

export function Page() {
  return <Island of={VerifySubscription} props={{}} when="load" />;
}
