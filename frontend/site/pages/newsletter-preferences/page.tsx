import { Island } from '../../islands/island';
import NewsletterPreferences from './newsletter-preferences.island';

export function Page() {
  return <Island of={NewsletterPreferences} props={{}} when="load" />;
}
