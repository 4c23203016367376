import { bookingHref } from '../../../lib/booking';
import { serviceCards, servicesPage } from '../../../content/services';
import { deliveryTimes, spanCaption, spanUnit } from '../../../content/spans';
import { Closing } from '../../sections/closing';
import { PageHead } from '../../sections/page-head';
import { SpanFigure } from '../../figures/span-figure';
import { PortalScreen } from '../../sections/portal-screen';
import { Section } from '../../sections/section';
import { Card } from './cards';
import { Sheet } from '../../../ui/layout/layout';
import styles from './page.module.css';

const { title, lead, priceNote, callToAction, closing } = servicesPage;

export function Page() {
  return (
    <>
      <PageHead title={title} lead={lead} note={<p>{priceNote}</p>} />
      <Sheet before={8} after={9} className={styles.cards}>
        {serviceCards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </Sheet>
      <Section id="weeks" title="How long it takes">
        <SpanFigure unit={spanUnit} caption={spanCaption} spans={deliveryTimes()} />
      </Section>
      <PortalScreen />
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
