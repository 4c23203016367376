import { startupPackage } from '../../../content/startup-package';
import { buttonClass } from '../../../ui/button';
import { ContentLink } from '../../sections/content-link';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { TitledList } from '../../sections/titled-list';
import text from '../../sections/section-text.module.css';

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
        <p className={text.after}>
          {links.map((link) => (
            <ContentLink key={link.href} link={link} />
          ))}
        </p>
      </Section>
    </>
  );
}
