import type { ReactNode } from 'react';
import { type Home, homeSections } from '../../../content/home';
import { Band } from '../band';
import { PortalScreen } from '../portal-screen';
import { Testimonials } from '../testimonials';
import { Section } from '../section';
import { Carousel } from './carousel';
import { Faq } from './faq';
import { ImprovementPanel } from './improvement-panel';
import { Industries } from './industries';
import { LastWord } from './last-word';
import { LatestInsights } from './latest-insights';

interface HomeSectionsProps {
  home: Home;
  path: string;
  cases?: ReactNode;
}

export function HomeSections({ home, path, cases }: HomeSectionsProps) {
  const { faq, closing } = home;
  const { expertise, improvement } = homeSections;
  return (
    <>
      <Industries />
      <Section id="expertise" title={expertise.title}>
        <Carousel label={expertise.title} />
      </Section>
      <PortalScreen />
      {cases}
      <Band label={improvement.title} columns="one">
        <ImprovementPanel title={improvement.title} />
      </Band>
      <Testimonials most={3} />
      <LatestInsights />
      <Faq faq={faq} />
      <LastWord closing={closing} path={path} />
    </>
  );
}
