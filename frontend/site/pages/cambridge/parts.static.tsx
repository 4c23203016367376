import { cambridgeHome } from '../../../content/home';
import { Closing } from '../../sections/closing';
import { Faq } from '../../sections/home/faq';
import { HeroText } from '../../sections/home/hero-text';
import { Industries } from '../../sections/home/industries';
import { LatestInsights } from '../../sections/home/latest-insights';
import { Stats } from '../../sections/home/stats';
import { staticPart } from '../../static-part';
import { City } from './city';

const { hero, stats, city, faq, closing } = cambridgeHome;

export const CambridgeHero = staticPart(() => <HeroText hero={hero} />);
export const CambridgeStats = staticPart(() => <Stats ids={stats} />);
export const CambridgeCity = staticPart(() => (
  <>
    {city ? <City city={city} number={1} /> : null}
    <Industries number={2} />
  </>
));
export const CambridgeInsights = staticPart(() => <LatestInsights number={5} />);
export const CambridgeFaq = staticPart(() => <Faq faq={faq} number={6} />);
export const CambridgeClosing = staticPart(() => <Closing {...closing} />);
