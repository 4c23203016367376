import { startupPackage } from '../../../content/startup-package';
import { buttonClass } from '../../../ui/button';
import { ContentLink } from '../../sections/content-link';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { TitledList } from '../../sections/titled-list';
import { Links } from '../../sections/section-text';

const { title, lead, contents, notify, bookCall, links } = startupPackage;

export function Page() {
  return (
    <>
      <PageHead title={title} lead={lead} note={<p>{notify.note}</p>}>
        <ContentLink link={notify} className={buttonClass()} />
        <ContentLink link={bookCall} className={buttonClass({ variant: 'secondary' })} />
      </PageHead>
      <Section id="contents" title="Six parts">
        <TitledList items={contents} />
        <Links links={links} isLast />
      </Section>
    </>
  );
}
