import { dataAnalytics } from '../../../content/landings/data-analytics';
import { LandingBody, LandingIntro, LandingNote } from '../../sections/landing-body';
import { staticPart } from '../../static-part';

export const Body = staticPart(() => <LandingBody landing={dataAnalytics} />);
export const BookingNote = staticPart(() => <LandingNote landing={dataAnalytics} />);
export const Intro = staticPart(() => <LandingIntro landing={dataAnalytics} />);
