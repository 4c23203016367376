import type { ReactNode } from 'react';
import type { Link } from '../../content/types';
import { Columns, Text, Title } from '../../ui/layout/layout';
import { ContentLink } from './content-link';
import marks from './section-text.module.css';
import styles from './index-list.module.css';

interface IndexListProps {
  items: readonly { title: string; text: string; kicker?: string; sign?: ReactNode; link: Link }[];
}

export function IndexList({ items }: IndexListProps) {
  return (
    <Text as="ul" line="above">
      {items.map(({ title, text, kicker, sign, link }) => (
        <Columns
          as="li"
          key={title}
          from="medium"
          gap="2 7"
          before={6}
          after={6}
          line="below"
          className={styles.row}
        >
          <div>
            {kicker ? (
              <Text soft size={2}>
                {kicker}
              </Text>
            ) : null}
            <Title as="h3" size={6} className={sign ? marks.signed : undefined}>
              {sign}
              <ContentLink link={link} className="covering">
                {title}
              </ContentLink>
            </Title>
          </div>
          <Text soft measure={3}>
            {text}
          </Text>
          <span className={`from-medium ${styles.arrow}`} aria-hidden="true">
            →
          </span>
        </Columns>
      ))}
    </Text>
  );
}
