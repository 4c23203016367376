import { Hero, NewsletterSection, WorkSections } from '../../sections/home/home-parts';
import {
  CambridgeCity,
  CambridgeClosing,
  CambridgeFaq,
  CambridgeHero,
  CambridgeStats,
} from './parts.static';

export function Page() {
  return (
    <>
      <Hero stats={<CambridgeStats />}>
        <CambridgeHero />
      </Hero>
      <CambridgeCity />
      <WorkSections from={3} />
      <CambridgeFaq />
      <NewsletterSection number={6} />
      <CambridgeClosing />
    </>
  );
}
