import type { ReactNode } from 'react';
import type { Link } from '../../content/types';
import { Columns, Text } from '../../ui/layout/layout';
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
            <h3 className={sign ? `${styles.title} ${marks.signed}` : styles.title}>
              {sign}
              <ContentLink link={link} className="covering">
                {title}
              </ContentLink>
            </h3>
          </div>
          <Text soft measure={3}>
            {text}
          </Text>
          <span className={styles.arrow} aria-hidden="true">
            →
          </span>
        </Columns>
      ))}
    </Text>
  );
}
