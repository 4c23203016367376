import { aiIntegration } from '../../../content/landings/ai-integration';
import { LandingBody, LandingIntro, LandingNote } from '../../sections/landing-body';
import { staticPart } from '../../static-part';

export const Body = staticPart(() => <LandingBody landing={aiIntegration} />);
export const BookingNote = staticPart(() => <LandingNote landing={aiIntegration} />);
export const Intro = staticPart(() => <LandingIntro landing={aiIntegration} />);
