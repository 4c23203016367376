import { useQuery } from '@tanstack/react-query';
import { bookingHref } from '../../../lib/booking';
import type { Service } from '../../../api/types';
import { formatMoney } from '../../../lib/money';
import { buttonClass } from '../../../ui/button';
import { Columns, Row, Text, Title } from '../../../ui/layout/layout';
import { ButtonLink } from '../../components/button-link';
import { Loaded } from '../../components/loaded';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { catalogue } from './services-api';
import { serviceWords, servicesWords } from './words';
import styles from './services.module.css';

export function Component() {
  const query = useQuery(catalogue());
  return (
    <Page title={servicesWords.title} lead={servicesWords.lead}>
      <Loaded query={query} {...servicesWords} lines={9}>
        {({ services }) => (
          <ul>
            {services.map((service) => (
              <ServiceRow key={service.slug} service={service} />
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  );
}

const ServiceRow = ({ service }: { service: Service }) => (
  <Columns
    as="li"
    from="medium"
    gap="4 8"
    before={6}
    after={6}
    line="above"
    className={styles.service}
  >
    <div>
      <Title as="h2" size={6}>
        {service.title}
      </Title>
      <Text soft above={2} measure={3}>
        {service.description}
      </Text>
      <Text above={2}>
        <a
          href={paths.servicePage(service.slug)}
          aria-label={serviceWords.learnAbout(service.title)}
        >
          {serviceWords.learn}
        </a>
      </Text>
    </div>
    <div>
      <Text size={5} strong figures>
        <Text as="span" faint size={3} className={styles.from}>
          {serviceWords.from}
        </Text>{' '}
        {formatMoney(service.priceFrom, service.currency)}
      </Text>
      <Text faint size={2} className={service.available ? styles.available : ''}>
        {service.available ? serviceWords.available : serviceWords.unavailable}
      </Text>
      <Row as="p" gap={2} above={4}>
        <ButtonLink
          to={paths.raiseRequest(service.serviceType)}
          small
          aria-label={serviceWords.requestAbout(service.title)}
        >
          {serviceWords.request}
        </ButtonLink>
        <a
          href={bookingHref(service.title)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'quiet', small: true })}
          aria-label={serviceWords.bookAbout(service.title)}
        >
          {serviceWords.book}
        </a>
      </Row>
    </div>
  </Columns>
);
