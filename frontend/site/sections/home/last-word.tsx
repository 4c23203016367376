import type { Home } from '../../../content/home';
import { newsletterBoxes } from '../../../content/newsletter';
import { draftKey } from '../../forms/draft';
import HomeNewsletterForm from '../../forms/home-newsletter-form.island';
import { Island } from '../../islands/island';
import { Closing } from '../closing';
import { Section } from '../section';

export function LastWord({ closing, path }: { closing: Home['closing']; path: string }) {
  const { title, intro } = newsletterBoxes.home;
  return (
    <>
      <Section id="newsletter" title={title} note={<p>{intro}</p>}>
        <Island of={HomeNewsletterForm} props={{ path }} unless={[draftKey('newsletter-home')]} />
      </Section>
      <Closing {...closing} />
    </>
  );
}
