import { claim, figure } from '../../../content/claims';
import { priceRangeLabel, type ServiceCard, servicesPage } from '../../../content/services';
import { formatMoney } from '../../../lib/money';
import { buttonClass } from '../../../ui/button';
import { ContentLink } from '../../sections/content-link';
import { serviceDrawings } from '../../sections/drawings/services';
import { Row, Title } from '../../../ui/layout/layout';
import styles from './page.module.css';

/** One row of the services: description, starting price with its scope, and time. */
export function Card({ card }: { card: ServiceCard }) {
  const { id, title, description, features, featured, starts, sold, link } = card;
  const Drawing = serviceDrawings[id];
  return (
    <article className={featured ? `${styles.card} ${styles.featured}` : styles.card}>
      <div className={styles.drawing}>{Drawing ? <Drawing /> : null}</div>
      <div>
        <Title as="h2" size={6}>
          {title}
        </Title>
        <p className={styles.text}>{description}</p>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      {starts ? (
        <>
          <p className={styles.price}>
            <span className={styles.small}>From</span> {figure(starts.price)}
            <span className={styles.buys}>for {starts.buys}</span>
            {sold ? (
              <span className={styles.buys}>
                {priceRangeLabel}: up to {formatMoney(sold.typicalHigh, 'GBP')}
              </span>
            ) : null}
          </p>
          <p className={styles.time}>
            {figure(starts.takes)}
            <span className={styles.buys}>{claim(starts.takes).label}</span>
          </p>
        </>
      ) : null}
      <Row as="p" gap="3 6" align="center" className={styles.links}>
        <ContentLink
          link={link}
          className={buttonClass(featured ? {} : { variant: 'secondary' })}
        />
        {sold ? (
          <a
            href={`/dashboard/raise-request?service=${sold.portalValue}`}
            aria-label={`${servicesPage.request}: ${title}`}
          >
            {servicesPage.request}
          </a>
        ) : null}
      </Row>
    </article>
  );
}
