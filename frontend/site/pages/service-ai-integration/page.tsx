import { aiIntegration } from '../../../content/landings/ai-integration';
import { LandingPage } from '../../sections/landing-page';

export function Page() {
  return <LandingPage landing={aiIntegration} />;
}
