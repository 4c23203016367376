import { claim, figure } from '../../../content/claims';
import { priceRangeLabel, type ServiceCard, servicesPage } from '../../../content/services';
import { timeOf } from '../../../content/spans';
import { formatMoney } from '../../../lib/money';
import { Row, Text, Title } from '../../../ui/layout/layout';
import { SpanBar } from '../../figures/span-figure';
import { ContentLink } from '../../sections/content-link';
import { Price } from '../../sections/price';
import { serviceDrawings } from '../../sections/drawings/services';
import styles from './page.module.css';

interface ServiceRowProps {
  card: ServiceCard;
  /** Weeks at the grid lines of all rows. */
  ticks: readonly number[];
}

/** A row of the table: what the service is, what one gets, the first price with its scope, and the time. */
export function ServiceRow({ card, ticks }: ServiceRowProps) {
  const { id, title, description, features, featured, starts, sold, link } = card;
  const Drawing = serviceDrawings[id];
  return (
    <article className={featured ? `${styles.row} ${styles.featured}` : styles.row}>
      <div className="from-large">{Drawing ? <Drawing /> : null}</div>
      <div>
        <Title as="h2" size={6}>
          {title}
        </Title>
        <Text size={3} leading={4}>
          {description}
        </Text>
      </div>
      <div>
        <Text as="ul" soft size={2} leading={3} className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Text>
        <Row as="p" gap="1 5" size={3} strong above={1}>
          <ContentLink link={link} />
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
      {starts ? (
        <>
          <div>
            <Price from="From">{figure(starts.price)}</Price>
            <Text soft size={2} leading={3}>
              for {starts.buys}
            </Text>
            {sold ? (
              <Text soft size={2} leading={3}>
                {priceRangeLabel}: up to {formatMoney(sold.typicalHigh, 'GBP')}
              </Text>
            ) : null}
          </div>
          <div>
            <Title as="div" size={6}>
              {figure(starts.takes)}
            </Title>
            <SpanBar span={timeOf(title, starts.takes)} ticks={ticks} />
            <Text soft size={2} leading={3}>
              {claim(starts.takes).label}
            </Text>
          </div>
        </>
      ) : null}
    </article>
  );
}
