import { machineLearning } from '../../../content/landings/machine-learning';
import { LandingPage } from '../../sections/landing-page';

export function Page() {
  return <LandingPage landing={machineLearning} />;
}
