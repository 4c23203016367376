import { bookingHref } from '../../../lib/booking';
import { serviceCards, servicesPage } from '../../../content/services';
import { spanCaption, timeOf } from '../../../content/spans';
import { Sheet, Text } from '../../../ui/layout/layout';
import { weeksOf } from '../../figures/span-figure';
import { Closing } from '../../sections/closing';
import { PageHead } from '../../sections/page-head';
import { ServiceRow } from './service-row';
import styles from './page.module.css';

const { title, lead, priceNote, columns, callToAction, closing } = servicesPage;

const ticks = weeksOf(
  serviceCards.flatMap(({ title: name, starts }) => (starts ? [timeOf(name, starts.takes)] : [])),
);

export function Page() {
  return (
    <>
      <PageHead title={title} lead={lead} note={<p>{priceNote}</p>} />
      <Sheet before={6} className={styles.rows}>
        <Text
          as="div"
          soft
          size={2}
          after={2}
          className={`from-large ${styles.heads}`}
          aria-hidden="true"
        >
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </Text>
        {serviceCards.map((card) => (
          <ServiceRow key={card.id} card={card} ticks={ticks} />
        ))}
        <Text soft size={2} above={3} className={styles.caption}>
          {spanCaption}
        </Text>
      </Sheet>
      <Closing
        {...closing}
        actions={[
          callToAction,
          {
            label: 'Book Free Call',
            href: bookingHref(),
            accessibleName: 'Book Free Call (opens a new tab)',
            newTab: true,
          },
        ]}
      />
    </>
  );
}
