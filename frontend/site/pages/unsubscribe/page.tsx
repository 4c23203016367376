import { Island } from '../../islands/island';
import Unsubscribe from './unsubscribe.island';

export function Page() {
  return <Island of={Unsubscribe} props={{}} when="load" />;
}
