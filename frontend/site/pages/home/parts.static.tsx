import { home } from '../../../content/home';
import { Closing } from '../../sections/closing';
import { Faq } from '../../sections/home/faq';
import { HeroText } from '../../sections/home/hero-text';
import { Industries } from '../../sections/home/industries';
import { LatestInsights } from '../../sections/home/latest-insights';
import { Stats } from '../../sections/home/stats';
import { staticPart } from '../../static-part';

export const HomeHero = staticPart(() => <HeroText hero={home.hero} />);
export const HomeStats = staticPart(() => <Stats ids={home.stats} />);
export const HomeIndustries = staticPart(() => <Industries number={1} />);
export const HomeInsights = staticPart(() => <LatestInsights number={4} />);
export const HomeFaq = staticPart(() => <Faq faq={home.faq} number={5} />);
export const HomeClosing = staticPart(() => <Closing {...home.closing} />);
