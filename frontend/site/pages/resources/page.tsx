import { resources } from '../../../content/resources';
import { buttonClass } from '../../../ui/button';
import { ContentLink } from '../../sections/content-link';
import { ResourcesDrawing } from '../../sections/drawings/pages';
import { Figures } from '../../sections/figures';
import { NotifySection } from '../../sections/notify-section';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import text from '../../sections/section-text.module.css';
import { TitledList } from '../../sections/titled-list';

const { title, lead, counters, types, getNotified, preview, available, links } = resources;

export function Page() {
  return (
    <>
      <PageHead title={title} lead={lead} Drawing={ResourcesDrawing}>
        <ContentLink link={getNotified} className={buttonClass()} />
        <ContentLink link={preview} />
      </PageHead>
      <Figures label="What is planned" ids={counters} />
      <Section id="types" number={1} title="What is being written">
        <TitledList items={types} />
      </Section>
      <NotifySection topic="resources" number={2} />
      <Section id={available.anchor} number={3} title={available.title}>
        <TitledList
          items={available.items.map((item) => ({
            ...item,
            extra: (
              <p>
                <ContentLink link={item.link} />
              </p>
            ),
          }))}
        />
        <p className={text.after}>
          {links.map((link) => (
            <ContentLink key={link.href} link={link} />
          ))}
        </p>
      </Section>
    </>
  );
}
