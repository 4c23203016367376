import { aiConsulting } from '../../../content/landings/ai-consulting';
import { LandingPage } from '../../sections/landing-page';

export function Page() {
  return <LandingPage landing={aiConsulting} />;
}
