import { illustrationLabel } from '../../content/illustration';
import { claim } from '../../content/claims';
import type { PricedService } from '../../content/cambridge';
import { buttonClass } from '../../ui/button';
import { ContentLink } from './content-link';
import { Stack, Title } from '../../ui/layout/layout';
import styles from './priced-services.module.css';

export function PricedServices({ items }: { items: readonly PricedService[] }) {
  return (
    <div className={styles.ledger}>
      {items.map(({ title, price, text, includes, story, action }) => (
        <article key={title} className={styles.row}>
          <div>
            <Title as="h3" size={6}>
              {title}
            </Title>
            <p className={styles.about}>{text}</p>
            <ul className={styles.includes}>
              {includes.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
            {story ? (
              <blockquote className={styles.story}>
                <p className={styles.client}>
                  {story.evidence ?? illustrationLabel}: {story.client}
                </p>
                <p>{story.text}</p>
              </blockquote>
            ) : null}
          </div>
          <Stack gap={4} className={styles.side}>
            <Title as="p" size={7}>
              <span className={styles.from}>From</span> {claim(price).value}
            </Title>
            <ContentLink link={action} className={buttonClass({ variant: 'secondary' })} />
          </Stack>
        </article>
      ))}
    </div>
  );
}
