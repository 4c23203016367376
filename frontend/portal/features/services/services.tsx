import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import brand from '../../../../brand.json';
import type { Service } from '../../../api/types';
import { formatMoney } from '../../../lib/money';
import { buttonClass } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { QueryFailure } from '../../components/query-failure';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { catalogue } from './services-api';
import styles from './services.module.css';

export function Component() {
  const query = useQuery(catalogue());
  return (
    <Page title="Services" lead="What we do, and the price a first engagement starts from.">
      {query.isPending ? <Skeleton label="Loading the services" lines={9} /> : null}
      {query.isError ? (
        <QueryFailure
          message="Failed to load the services"
          error={query.error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : null}
      <ul>
        {query.data?.services.map((service) => (
          <ServiceRow key={service.slug} service={service} />
        ))}
      </ul>
    </Page>
  );
}

function ServiceRow({ service }: { service: Service }) {
  return (
    <li className={styles.service}>
      <div>
        <h2 className={styles.name}>{service.title}</h2>
        <p className={styles.description}>{service.description}</p>
        <p className={styles.learn}>
          <a
            href={paths.servicePage(service.slug)}
            aria-label={`Learn More about ${service.title}`}
          >
            Learn More
          </a>
        </p>
      </div>
      <div className={styles.side}>
        <p className={styles.price}>
          <span className={styles.from}>from</span>{' '}
          {formatMoney(service.priceFrom, service.currency)}
        </p>
        <p className={service.available ? styles.available : styles.unavailable}>
          {service.available ? '✓ Available' : 'Not available at the moment'}
        </p>
        <p className={styles.actions}>
          <Link
            to={paths.raiseRequest(service.serviceType)}
            className={buttonClass({ variant: 'secondary', small: true })}
            aria-label={`Request Consultation: ${service.title}`}
          >
            Request Consultation
          </Link>
          <a
            href={brand.bookingUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'quiet', small: true })}
            aria-label={`Book Free Call about ${service.title} (opens a new tab)`}
          >
            Book Free Call
          </a>
        </p>
      </div>
    </li>
  );
}
