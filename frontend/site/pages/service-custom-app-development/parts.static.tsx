import { customAppDevelopment } from '../../../content/landings/custom-app-development';
import { LandingBody, LandingIntro, LandingNote } from '../../sections/landing-body';
import { staticPart } from '../../static-part';

export const Body = staticPart(() => <LandingBody landing={customAppDevelopment} />);
export const BookingNote = staticPart(() => <LandingNote landing={customAppDevelopment} />);
export const Intro = staticPart(() => <LandingIntro landing={customAppDevelopment} />);
