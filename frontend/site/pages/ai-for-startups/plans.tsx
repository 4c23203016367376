import { isPublished } from '../../../content/claims/register';
import { claim } from '../../../content/claims';
import type { PricingPlan } from '../../../content/startup-pricing';
import { buttonClass } from '../../../ui/button';
import { ContentLink } from '../../sections/content-link';
import { Price } from '../../sections/price';
import { Columns, Row, Text } from '../../../ui/layout/layout';
import styles from './page.module.css';

export function Plans({ plans }: { plans: readonly PricingPlan[] }) {
  return (
    <Columns from="medium" className={styles.plans}>
      {plans.map(({ name, price, from, subtitle, features, highlighted, badge, action }) => (
        <article
          key={name}
          className={highlighted ? `${styles.plan} ${styles.highlighted}` : styles.plan}
        >
          <Row as="h3" gap="1 4" align="baseline" between size={4} strong>
            {name}{' '}
            {badge && isPublished(badge) ? (
              <span className={styles.planBadge}>{claim(badge).value}</span>
            ) : null}
          </Row>
          <Price from={from ? 'from' : undefined}>{claim(price).value}</Price>
          <Text soft size={4} leading={4} above={2} below={5}>
            {subtitle}
          </Text>
          <Text as="ul" below={6}>
            {features.map((feature) => (
              <Text as="li" key={feature} before={1} after={1} line="above">
                {feature}
              </Text>
            ))}
          </Text>
          <ContentLink
            link={action}
            className={buttonClass(highlighted ? {} : { variant: 'secondary' })}
          />
        </article>
      ))}
    </Columns>
  );
}
