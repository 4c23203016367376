import { customAppDevelopment } from '../../../content/landings/custom-app-development';
import { LandingPage } from '../../sections/landing-page';

export function Page() {
  return <LandingPage landing={customAppDevelopment} />;
}
