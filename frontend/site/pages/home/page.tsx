import { Hero, NewsletterSection, WorkSections } from '../../sections/home/home-parts';
import { HomeClosing, HomeFaq, HomeHero, HomeIndustries, HomeStats } from './parts.static';

export function Page() {
  return (
    <>
      <Hero stats={<HomeStats />}>
        <HomeHero />
      </Hero>
      <HomeIndustries />
      <WorkSections from={2} />
      <HomeFaq />
      <NewsletterSection number={5} />
      <HomeClosing />
    </>
  );
}
