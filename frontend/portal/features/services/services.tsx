import { q, type Service, useQuery } from '../../../api/call';
import { bookingHref } from '../../../lib/booking';
import { formatMoney } from '../../../lib/money';
import { buttonClass } from '../../../ui/button';
import { Columns, Row, Text, Title } from '../../../ui/layout/layout';
import { ButtonLink } from '../../components/button-link';
import { Loaded } from '../../components/loaded';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { serviceWords as words, servicesWords } from './words';
import styles from './services.module.css';

export function Component() {
  const query = useQuery(q('/api/services', undefined, { staleTime: 300_000 }));
  return (
    <Page title={servicesWords.title} lead={servicesWords.lead}>
      <Loaded query={query} {...servicesWords} lines={9}>
        {({ services }) => (
          <ul>
            {services.map((service) => (
              <ServiceRow key={service.slug} {...service} />
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  );
}

const ServiceRow = ({ title, slug, description, ...service }: Service) => (
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
        {title}
      </Title>
      <Text soft above={2} measure={3}>
        {description}
      </Text>
      <Text above={2}>
        <a href={paths.servicePage(slug)} aria-label={words.learnAbout(title)}>
          {words.learn}
        </a>
      </Text>
    </div>
    <div>
      <Text size={5} strong figures>
        <Text as="span" faint size={3} className={styles.from}>
          {words.from}
        </Text>{' '}
        {formatMoney(service.priceFrom, service.currency)}
      </Text>
      <Text faint size={2} className={service.available ? styles.available : ''}>
        {service.available ? words.available : words.unavailable}
      </Text>
      <Row as="p" gap={2} above={4}>
        <ButtonLink
          to={paths.raiseRequest(service.serviceType)}
          small
          label={words.request}
          aria-label={words.requestAbout(title)}
        />
        <a
          href={bookingHref(title)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'quiet', small: true })}
          aria-label={words.bookAbout(title)}
        >
          {words.book}
        </a>
      </Row>
    </div>
  </Columns>
);
