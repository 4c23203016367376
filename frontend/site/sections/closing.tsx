import type { ReactNode } from 'react';
import { claim, type ClaimId } from '../../content/claims';
import type { Link } from '../../content/types';
import { buttonClass } from '../../ui/button';
import { ContentLink } from './content-link';
import { SourceMark } from './sources';
import { Row, Text, Title } from '../../ui/layout/layout';
import styles from './closing.module.css';

interface ClosingProps {
  title: string;
  text: string;
  stats?: readonly ClaimId[];
  /** Claims with notes on this page, by which marks are numbered. */
  noted?: readonly ClaimId[];
  actions: readonly Link[];
  children?: ReactNode;
}

export function Closing(props: ClosingProps) {
  const { title, text, stats = [], noted = stats, actions, children } = props;
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <div className={children ? `${styles.inner} ${styles.beside}` : styles.inner}>
        {children}
        <div>
          <Title id="closing-title" as="h2" size={8} className={styles.title}>
            {title}
          </Title>
          <Text size={5} leading={4} above={6} className={styles.text}>
            {text}
          </Text>
          {stats.length > 0 ? (
            <Row as="dl" gap="4 8" above={7}>
              {stats.map((id) => (
                <div key={id} className={styles.stat}>
                  <dt>
                    {claim(id).label}
                    {'\u00a0'}
                    <SourceMark id={id} noted={noted} />
                  </dt>
                  <dd>{claim(id).value}</dd>
                </div>
              ))}
            </Row>
          ) : null}
          <Row as="p" gap="3 6" align="center" above={7}>
            {actions.map((link, index) => (
              <ContentLink
                key={link.href}
                link={link}
                className={index === 0 ? `${buttonClass()} ${styles.button}` : styles.link}
              />
            ))}
          </Row>
        </div>
      </div>
    </section>
  );
}
