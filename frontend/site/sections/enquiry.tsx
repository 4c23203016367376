import type { ReactNode } from 'react';
import type { Link } from '../../content/types';
import { buttonClass } from '../../ui/button';
import { Reader } from '../people/reader';
import { Columns, Row, Text, Title } from '../../ui/layout/layout';
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
      <Columns
        sheet
        from="medium"
        gap={8}
        align="start"
        before={7}
        after={7}
        className={styles.inner}
      >
        <div>
          <Title id="closing-title" as="h2" size={7} leading={1}>
            {title}
          </Title>
          <Text size={5} leading={4} above={6} measure={2} className={closing.text}>
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
          <Title as="h3" size={6} leading={5} above={7}>
            {formTitle}
          </Title>
          <Text above={1} below={4} className={styles.intro}>
            {formIntro}
          </Text>
          <Reader service={service} />
        </div>
        <div className={styles.sheet}>{children}</div>
      </Columns>
    </section>
  );
}
