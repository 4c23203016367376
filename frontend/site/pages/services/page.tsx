import brand from '../../../../brand.json';
import { catalogue } from '../../../content/catalogue';
import { formatMoney } from '../../../lib/money';
import { buttonClass } from '../../../ui/button';
import styles from './page.module.css';

export function Page() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Services and prices</h1>
      <p className={styles.lead}>
        Five ways to work with us. Each begins with a first engagement of fixed scope, so that you
        can judge the work before you commit to more of it.
      </p>
      {catalogue.map((service) => (
        <section
          key={service.slug}
          id={service.slug}
          aria-labelledby={`${service.slug}-title`}
          className={styles.service}
        >
          <p className={styles.price}>
            <span className={styles.from}>from</span> {formatMoney(service.priceFrom)}
            <span className={styles.available}>Available</span>
          </p>
          <div className={styles.body}>
            <h2 id={`${service.slug}-title`} className={styles.name}>
              {service.title}
            </h2>
            <p className={styles.summary}>{service.summary}</p>
            <p className={styles.detail}>{service.detail}</p>
            <h3 className={styles.outcomesTitle}>What you receive</h3>
            <ul className={styles.outcomes}>
              {service.outcomes.map((outcome) => (
                <li key={outcome}>{outcome}</li>
              ))}
            </ul>
            <p className={styles.actions}>
              <a
                href={`/dashboard/raise-request?service=${service.serviceType}`}
                className={buttonClass({ variant: 'secondary' })}
                aria-label={`Request Consultation: ${service.title}`}
              >
                Request Consultation
              </a>
              <a
                href={brand.bookingUrl}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Book Free Call about ${service.title} (opens a new tab)`}
              >
                Book Free Call
              </a>
            </p>
          </div>
        </section>
      ))}
    </div>
  );
}
