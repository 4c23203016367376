import { nextTitle, sentPages } from '../../../content/sent';
import { entryAt } from '../../entry-at';
import type { PageProps } from '../../pages';
import { ContentLink } from '../../sections/content-link';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import text from '../../sections/section-text.module.css';
import { Steps } from '../../sections/steps';

export function Page({ path }: PageProps) {
  const { message, lead, steps, links, search } = entryAt(sentPages, path);
  return (
    <>
      <PageHead title={search.title} lead={`${message} ${lead}`} />
      <Section id="next" title={nextTitle}>
        <Steps steps={steps} />
        <p className={text.after}>
          {links.map((link) => (
            <ContentLink key={link.href} link={link} />
          ))}
        </p>
      </Section>
    </>
  );
}
