import type { CatalogueService } from '../../content/services';
import { formatMoney } from '../../lib/money';
import styles from './service-ledger.module.css';

/** The catalogue as a ledger: hairline rows, tabular figures. */
export function ServiceLedger({ services }: { services: readonly CatalogueService[] }) {
  return (
    <ul className={styles.ledger}>
      {services.map((service) => (
        <li key={service.slug} className={styles.row}>
          <h3 className={styles.name}>
            <a href={`/services#${service.slug}`}>{service.title}</a>
          </h3>
          <p className={styles.summary}>{service.summary}</p>
          <p className={styles.price}>
            <span className={styles.from}>from</span> {formatMoney(service.priceFrom)}
          </p>
        </li>
      ))}
    </ul>
  );
}
