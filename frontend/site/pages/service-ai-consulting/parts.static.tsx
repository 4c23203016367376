import { aiConsulting } from '../../../content/landings/ai-consulting';
import { LandingBody, LandingIntro, LandingNote } from '../../sections/landing-body';
import { staticPart } from '../../static-part';

export const Body = staticPart(() => <LandingBody landing={aiConsulting} />);
export const BookingNote = staticPart(() => <LandingNote landing={aiConsulting} />);
export const Intro = staticPart(() => <LandingIntro landing={aiConsulting} />);
