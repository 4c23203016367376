import { resources } from '../../../content/resources';
import { buttonClass } from '../../../ui/button';
import { NotifyForm } from '../../forms/notify-form';
import { ContentLink, leadsSomewhere } from '../../sections/content-link';
import { Figures } from '../../sections/figures';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import text from '../../sections/section-text.module.css';
import { TitledList } from '../../sections/titled-list';

export function Page() {
  const { title, lead, counters, types, getNotified, preview, available, notify, links } =
    resources;
  const readable = available.items.filter(({ link }) => leadsSomewhere(link.href));
  return (
    <>
      <PageHead title={title} lead={lead}>
        {/* To the field itself, so that typing can begin. */}
        <a href="#notify-resources-email" className={buttonClass()}>
          {getNotified.label}
        </a>
        <a href={preview.href}>{preview.label}</a>
      </PageHead>
      <Figures label="What is planned" ids={counters} />
      <Section id="types" number={1} title="What is being written">
        <TitledList items={types} />
      </Section>
      <Section id={notify.anchor} number={2} title={notify.title} note={<p>{notify.note}</p>}>
        <NotifyForm
          topic="resources"
          title={notify.title}
          label={notify.emailLabel}
          submit={notify.submit}
        />
      </Section>
      <Section id={available.anchor} number={3} title={available.title}>
        {readable.length > 0 ? (
          <TitledList
            items={readable.map((item) => ({
              ...item,
              extra: (
                <p>
                  <ContentLink link={item.link} />
                </p>
              ),
            }))}
          />
        ) : (
          <p className={text.intro}>
            Our services and their prices are described in full, and a person answers questions.
          </p>
        )}
        <p className={text.after}>
          {links.map((link) => (
            <ContentLink key={link.href} link={link} />
          ))}
        </p>
      </Section>
    </>
  );
}
