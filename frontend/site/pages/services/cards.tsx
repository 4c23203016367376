import type { ReactNode } from 'react';
import { figure } from '../../../content/claims';
import {
  type cloudIntegration,
  priceRange,
  priceRangeLabel,
  type ServiceCard as Card,
  services,
  servicesPage,
} from '../../../content/services';
import { formatMoney } from '../../../lib/money';
import { buttonClass } from '../../../ui/button';
import { ContentLink } from '../../sections/content-link';
import { serviceDrawings } from '../../sections/drawings/services';
import styles from './page.module.css';

interface EntryProps {
  id: keyof typeof serviceDrawings;
  title: string;
  text: string;
  features?: readonly string[];
  isWide?: boolean;
  children: ReactNode;
}

function Entry({ id, title, text, features = [], isWide = false, children }: EntryProps) {
  const Drawing = serviceDrawings[id];
  return (
    <article className={isWide ? `${styles.card} ${styles.wide}` : styles.card}>
      <div className={styles.drawing}>
        <Drawing />
      </div>
      <div className={styles.body}>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {features.length > 0 ? (
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </article>
  );
}

/** The package for startups: across the whole width, before the services. */
export function StartupCard({ card }: { card: Card }) {
  return (
    <Entry {...card} text={card.description} isWide>
      <p className={styles.price}>
        <span className={styles.from}>From</span> {figure('price-validation')}
      </p>
      <p className={styles.actions}>
        <ContentLink link={card.link} className={buttonClass()} />
      </p>
    </Entry>
  );
}

/** One of the five services: what it is, where its price begins, and where to go from here. */
export function ServiceCard({ card }: { card: Card }) {
  const service = services.find(({ id }) => id === card.id);
  if (!service) throw new Error(`content/services.ts has no service ${card.id}`);
  const { low, high } = priceRange(service);
  return (
    <Entry {...card} text={card.description}>
      <p className={styles.price}>
        <span className={styles.from}>From</span> {formatMoney(low, 'GBP')}
        <span className={styles.range}>
          {priceRangeLabel}: up to {formatMoney(high, 'GBP')}
        </span>
      </p>
      <p className={styles.actions}>
        <ContentLink link={card.link} className={buttonClass({ variant: 'secondary' })} />
        <a
          href={`/dashboard/raise-request?service=${service.portalValue}`}
          aria-label={`${servicesPage.request}: ${card.title}`}
        >
          {servicesPage.request}
        </a>
      </p>
    </Entry>
  );
}

/** What fills the sixth place: a part of other services that can be ordered alone. */
export function CloudCard({ title, text, features, ...link }: typeof cloudIntegration) {
  return (
    <Entry id="cloud-integration" title={title} text={text} features={features}>
      <p className={styles.actions}>
        <ContentLink link={link} className={buttonClass({ variant: 'secondary' })} />
      </p>
    </Entry>
  );
}
