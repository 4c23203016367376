import { claim, type ClaimId } from '../../content/claims';
import type { Link } from '../../content/types';
import { buttonClass } from '../../ui/button';
import { ContentLink } from './content-link';
import { published } from '../../content/claims/register';
import { HowWeCount } from './how-we-count';
import { Row, Sheet, Text, Title } from '../../ui/layout/layout';
import styles from './closing.module.css';
import { Scope } from './scope';

interface ClosingProps {
  title: string;
  text: string;
  stats?: readonly ClaimId[];
  actions: readonly Link[];
}

export function Closing(props: ClosingProps) {
  const { title, text, stats = [], actions } = props;
  const shown = published(stats);
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <Sheet className={styles.inner}>
        <div>
          <Title id="closing-title" as="h2" size={8} className={styles.title}>
            {title}
          </Title>
          <Text size={5} leading={4} above={6} measure={2} className={styles.text}>
            {text}
          </Text>
          {shown.length > 0 ? (
            <Row as="dl" gap="4 8" above={7}>
              {shown.map((id) => (
                <div key={id} className={styles.stat}>
                  <dt>
                    {claim(id).label} <Scope of={id} />
                  </dt>
                  <Title as="dd" size={7}>
                    {claim(id).value}
                  </Title>
                </div>
              ))}
            </Row>
          ) : null}
          <HowWeCount ids={stats} />
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
      </Sheet>
    </section>
  );
}
