import { figure } from '../../../content/claims';
import { priceRangeLabel, type ServiceCard, servicesPage } from '../../../content/services';
import { formatMoney } from '../../../lib/money';
import { buttonClass } from '../../../ui/button';
import { ContentLink } from '../../sections/content-link';
import { serviceDrawings } from '../../sections/drawings/services';
import { Row, Text, Title } from '../../../ui/layout/layout';
import styles from './page.module.css';

export function Card({ card }: { card: ServiceCard }) {
  const { id, title, description, features, featured, starts, sold, link } = card;
  const Drawing = serviceDrawings[id];
  return (
    <article className={featured ? `${styles.card} ${styles.wide}` : styles.card}>
      <div className={styles.drawing}>{Drawing ? <Drawing /> : null}</div>
      <div className={styles.body}>
        <Title as="h2" size={7}>
          {title}
        </Title>
        <Text soft size={4} leading={4} className={styles.text}>
          {description}
        </Text>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {starts ? (
          <p className={styles.price}>
            <Text as="span" soft size={4} className={styles.from}>
              From
            </Text>{' '}
            {figure(starts.price)}
            <Text as="span" soft size={3} block className={styles.range}>
              for {starts.buys}
            </Text>
            {sold ? (
              <Text as="span" soft size={3} block className={styles.range}>
                {priceRangeLabel}: up to {formatMoney(sold.typicalHigh, 'GBP')}
              </Text>
            ) : null}
          </p>
        ) : null}
        <Row as="p" gap="3 6" align="center" above={5}>
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
      </div>
    </article>
  );
}
