import { dataAnalytics } from '../../../content/landings/data-analytics';
import { LandingPage } from '../../sections/landing-page';

export function Page() {
  return <LandingPage landing={dataAnalytics} />;
}
