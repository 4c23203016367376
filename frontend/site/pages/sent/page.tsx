import { nextTitle, sentPages } from '../../../content/sent';
import { entryAt } from '../../entry-at';
import type { PageProps } from '../../pages';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { Links } from '../../sections/section-text';
import { Steps } from '../../sections/steps';

export function Page({ path }: PageProps) {
  const { message, lead, steps, links, search } = entryAt(sentPages, path);
  return (
    <>
      <PageHead title={search.title} lead={`${message} ${lead}`} />
      <Section id="next" title={nextTitle}>
        <Steps steps={steps} />
        <Links links={links} isLast />
      </Section>
    </>
  );
}
