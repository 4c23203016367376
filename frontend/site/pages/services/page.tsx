import brand from '../../../../brand.json';
import { serviceCards, servicesPage } from '../../../content/services';
import { Closing } from '../../sections/closing';
import { PageHead } from '../../sections/page-head';
import { PortalScreen } from '../../sections/portal-screen';
import { Card } from './cards';
import styles from './page.module.css';

const { title, lead, priceNote, callToAction, closing } = servicesPage;

export function Page() {
  return (
    <>
      <PageHead title={title} lead={lead} note={<p>{priceNote}</p>} />
      <div className={styles.cards}>
        {serviceCards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </div>
      <PortalScreen />
      <Closing
        {...closing}
        actions={[
          callToAction,
          {
            label: 'Book Free Call',
            href: brand.bookingUrl,
            accessibleName: 'Book Free Call (opens a new tab)',
            newTab: true,
          },
        ]}
      />
    </>
  );
}
