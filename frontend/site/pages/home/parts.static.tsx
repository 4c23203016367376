import { home } from '../../../content/home';
import { Closing } from '../../sections/closing';
import { Faq } from '../../sections/home/faq';
import { HeroText } from '../../sections/home/hero-text';
import { Industries } from '../../sections/home/industries';
import { Stats } from '../../sections/home/stats';
import { staticPart } from '../../static-part';

export const HomeHero = staticPart(() => <HeroText hero={home.hero} />);
export const HomeStats = staticPart(() => <Stats ids={home.stats} />);
export const HomeIndustries = staticPart(() => <Industries number={1} />);
export const HomeFaq = staticPart(() => <Faq faq={home.faq} number={4} />);
export const HomeClosing = staticPart(() => <Closing {...home.closing} />);
