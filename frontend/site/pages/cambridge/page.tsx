import { useCoverFallback } from '../../articles/use-cover-fallback';
import { Hero, NewsletterSection, WorkSections } from '../../sections/home/home-parts';
import {
  CambridgeCity,
  CambridgeClosing,
  CambridgeFaq,
  CambridgeHero,
  CambridgeInsights,
  CambridgeStats,
} from './parts.static';

export function Page() {
  useCoverFallback();
  return (
    <>
      <Hero stats={<CambridgeStats />}>
        <CambridgeHero />
      </Hero>
      <CambridgeCity />
      <WorkSections from={3} />
      <CambridgeInsights />
      <CambridgeFaq />
      <NewsletterSection number={7} />
      <CambridgeClosing />
    </>
  );
}
