import { webinars } from '../../../content/webinars';
import { buttonClass } from '../../../ui/button';
import type { PageProps } from '../../pages';
import { ContentLink } from '../../sections/content-link';
import { WebinarDrawing } from '../../sections/drawings/pages';
import { Figures } from '../../sections/figures';
import { NotifySection } from '../../sections/notify-section';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { Links } from '../../sections/section-text';
import { TitledList } from '../../sections/titled-list';
import { Columns, Row, Text, Title } from '../../../ui/layout/layout';
import styles from './page.module.css';

const { title, lead, counters, sessions, benefits, getNotified, instead, links } = webinars;

export function Page({ path }: PageProps) {
  return (
    <>
      <PageHead title={title} lead={lead} Drawing={WebinarDrawing}>
        <ContentLink link={getNotified} className={buttonClass()} />
      </PageHead>
      <Figures label="What is planned" ids={counters} />
      <Section
        id="sessions"
        title="The six sessions"
        note={
          <p>The level says what a listener should already know: nothing, some, or the trade.</p>
        }
      >
        <Text as="ul" line="above">
          {sessions.map((session) => (
            <Columns
              as="li"
              key={session.title}
              from="medium"
              gap="2 7"
              before={5}
              after={5}
              line="below"
              className={styles.session}
            >
              <Title as="h3" size={6}>
                {session.title}
              </Title>
              <Row as="p" nowrap align="baseline" between gap={4} figures className={styles.facts}>
                <span>{session.minutes} min</span>
                <Text as="span" soft>
                  {session.level}
                </Text>
              </Row>
              <Text soft measure={3}>
                {session.description}
              </Text>
            </Columns>
          ))}
        </Text>
      </Section>
      <Section id="benefits" title="How they are run">
        <TitledList items={benefits} />
      </Section>
      <NotifySection topic="webinars" path={path} />
      <Section id="instead" title={instead}>
        <Links links={links} />
      </Section>
    </>
  );
}
