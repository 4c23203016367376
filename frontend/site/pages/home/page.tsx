import { useCoverFallback } from '../../articles/use-cover-fallback';
import { Hero, NewsletterSection, WorkSections } from '../../sections/home/home-parts';
import {
  HomeClosing,
  HomeFaq,
  HomeHero,
  HomeIndustries,
  HomeInsights,
  HomeStats,
} from './parts.static';

export function Page() {
  useCoverFallback();
  return (
    <>
      <Hero stats={<HomeStats />}>
        <HomeHero />
      </Hero>
      <HomeIndustries />
      <WorkSections from={2} />
      <HomeInsights />
      <HomeFaq />
      <NewsletterSection number={6} />
      <HomeClosing />
    </>
  );
}
