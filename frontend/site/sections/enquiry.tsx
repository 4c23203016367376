import type { ReactNode } from 'react';
import type { Link } from '../../content/types';
import { buttonClass } from '../../ui/button';
import { Reader } from '../people/reader';
import { Row, Text } from '../../ui/layout/layout';
import closing from './closing.module.css';
import { ContentLink } from './content-link';
import styles from './enquiry.module.css';

interface EnquiryProps {
  title: string;
  text: string;
  actions: readonly Link[];
  service: string;
  formTitle: string;
  formIntro: string;
  children: ReactNode;
}

export function Enquiry(props: EnquiryProps) {
  const { title, text, actions, service, formTitle, formIntro, children } = props;
  return (
    <section id="contact-form" className={closing.closing} aria-labelledby="closing-title">
      <div className={`${closing.inner} ${styles.inner}`}>
        <div>
          <h2 id="closing-title" className={styles.title}>
            {title}
          </h2>
          <Text size={5} leading={4} above={6} className={closing.text}>
            {text}
          </Text>
          <Row as="p" gap="3 6" align="center" above={7}>
            {actions.map((link, index) => (
              <ContentLink
                key={link.href}
                link={link}
                className={index === 0 ? `${buttonClass()} ${closing.button}` : closing.link}
              />
            ))}
          </Row>
          <h3 className={styles.formTitle}>{formTitle}</h3>
          <p className={styles.intro}>{formIntro}</p>
          <Reader service={service} />
        </div>
        <div className={styles.sheet}>{children}</div>
      </div>
    </section>
  );
}
