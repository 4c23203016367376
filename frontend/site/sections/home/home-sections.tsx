import { type Home, homeSections, notedOn } from '../../../content/home';
import { newsletterBoxes } from '../../../content/newsletter';
import { draftKey } from '../../forms/draft';
import HomeNewsletterForm from '../../forms/home-newsletter-form.island';
import { Island } from '../../islands/island';
import { Closing } from '../closing';
import { Section } from '../section';
import text from '../section-text.module.css';
import { Sources } from '../sources';
import { Carousel } from './carousel';
import { Faq } from './faq';
import { ImprovementPanel } from './improvement-panel';
import { Industries } from './industries';
import { LatestInsights } from './latest-insights';

interface HomeSectionsProps {
  home: Home;
  /** The number of the first. */
  from: number;
  path: string;
}

/** What the home page and the one for Cambridge share, from the industries to the end. */
export function HomeSections({ home, from, path }: HomeSectionsProps) {
  const { faq, closing } = home;
  const noted = notedOn(home);
  const { expertise, improvement } = homeSections;
  const { title, intro } = newsletterBoxes.home;
  return (
    <>
      <Industries number={from} />
      <Section id="expertise" number={from + 1} title={expertise.title}>
        <Carousel label={expertise.title} />
      </Section>
      <Section
        id="improvement"
        number={from + 2}
        title={improvement.title}
        note={
          <>
            <p>{improvement.note}</p>
            <Sources ids={noted} />
          </>
        }
      >
        <ImprovementPanel noted={noted} />
      </Section>
      <LatestInsights number={from + 3} />
      <Faq faq={faq} number={from + 4} />
      <Section
        id="newsletter"
        number={from + 5}
        title={title}
        note={<p>An address is on the list only once the button in our mail has been pressed.</p>}
      >
        <p className={text.intro}>{intro}</p>
        <Island of={HomeNewsletterForm} props={{ path }} unless={[draftKey('newsletter-home')]} />
      </Section>
      <Closing {...closing} noted={noted} />
    </>
  );
}
