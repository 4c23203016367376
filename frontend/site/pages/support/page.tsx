import { support } from '../../../content/support';
import { Closing } from '../../sections/closing';
import { ContentLink } from '../../sections/content-link';
import { HowWeCount } from '../../sections/how-we-count';
import { PageHead } from '../../sections/page-head';
import { Questions } from '../../sections/questions';
import { Section } from '../../sections/section';
import { TitledList } from '../../sections/titled-list';
import { Text } from '../../../ui/layout/layout';
import styles from './page.module.css';

const { title, lead, routes, hours, faq } = support;

export function Page() {
  return (
    <>
      <PageHead title={title} lead={lead} note={<p>{hours.text}</p>} />
      <Section
        id="routes"
        title="Four ways to reach us"
        note={
          <>
            <p className={styles.hours}>{hours.title}</p>
            <p>{hours.text}</p>
            <Text above={2}>{hours.outside}</Text>
            <HowWeCount ids={['support-hours']} />
          </>
        }
      >
        <TitledList
          items={routes.map(({ link, ...route }) => ({
            ...route,
            extra: (
              <Text strong className="reach">
                <ContentLink link={link} />
              </Text>
            ),
          }))}
        />
      </Section>
      <Section id="questions" title={faq.title}>
        <Questions items={faq.items} />
      </Section>
      <Closing
        title="How we work, in detail"
        text="Engagements, security, data and what you own."
        actions={[
          { label: 'Documentation', href: '/docs' },
          { label: 'Make a complaint', href: '/complaints' },
        ]}
      />
    </>
  );
}
