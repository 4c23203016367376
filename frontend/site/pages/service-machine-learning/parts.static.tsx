import { machineLearning } from '../../../content/landings/machine-learning';
import { LandingBody, LandingIntro, LandingNote } from '../../sections/landing-body';
import { staticPart } from '../../static-part';

export const Body = staticPart(() => <LandingBody landing={machineLearning} />);
export const BookingNote = staticPart(() => <LandingNote landing={machineLearning} />);
export const Intro = staticPart(() => <LandingIntro landing={machineLearning} />);
