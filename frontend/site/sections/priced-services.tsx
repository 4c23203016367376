import { illustrationLabel } from '../../content/illustration';
import { claim } from '../../content/claims';
import type { PricedService } from '../../content/cambridge';
import { buttonClass } from '../../ui/button';
import { ContentLink } from './content-link';
import { Price } from './price';
import { Columns, Stack, Text, Title } from '../../ui/layout/layout';
import styles from './priced-services.module.css';

export function PricedServices({ items }: { items: readonly PricedService[] }) {
  return (
    <Text as="div" line="above">
      {items.map(({ title, price, text, includes, story, action }) => (
        <Columns
          as="article"
          key={title}
          from="medium"
          gap="5 8"
          before={4}
          after={4}
          line="below"
          className={styles.row}
        >
          <div>
            <Title as="h3" size={6}>
              {title}
            </Title>
            <Text soft measure={3} above={2} below={4}>
              {text}
            </Text>
            <Stack as="ul" fit={13} gap="0 7" className="dashes">
              {includes.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </Stack>
            {story ? (
              <Text as="blockquote" soft above={5} className={styles.story}>
                <p className={styles.client}>
                  {story.evidence ?? illustrationLabel}: {story.client}
                </p>
                <p>{story.text}</p>
              </Text>
            ) : null}
          </div>
          <Stack gap={4} className={styles.side}>
            <Price from="From">{claim(price).value}</Price>
            <ContentLink link={action} className={buttonClass({ variant: 'secondary' })} />
          </Stack>
        </Columns>
      ))}
    </Text>
  );
}
