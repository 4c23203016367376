import type { ReactNode } from 'react';
import type { Link } from '../../content/types';
import { buttonClass } from '../../ui/button';
import { Reader } from '../people/reader';
import closing from './closing.module.css';
import { ContentLink } from './content-link';
import styles from './enquiry.module.css';

interface EnquiryProps {
  title: string;
  text: string;
  /** The first is the one we hope for. */
  actions: readonly Link[];
  /** The service that is asked about. */
  service: string;
  formTitle: string;
  formIntro: string;
  /** The form. */
  children: ReactNode;
}

/** The dark band at the end of a page that has a form: the last word, who reads it, and the form. */
export function Enquiry(props: EnquiryProps) {
  const { title, text, actions, service, formTitle, formIntro, children } = props;
  return (
    <section id="contact-form" className={closing.closing} aria-labelledby="closing-title">
      <div className={`${closing.inner} ${styles.inner}`}>
        <div>
          <h2 id="closing-title" className={styles.title}>
            {title}
          </h2>
          <p className={closing.text}>{text}</p>
          <p className={closing.actions}>
            {actions.map((link, index) => (
              <ContentLink
                key={link.href}
                link={link}
                className={index === 0 ? `${buttonClass()} ${closing.button}` : closing.link}
              />
            ))}
          </p>
          <h3 className={styles.formTitle}>{formTitle}</h3>
          <p className={styles.intro}>{formIntro}</p>
          <Reader service={service} />
        </div>
        <div className={styles.sheet}>{children}</div>
      </div>
    </section>
  );
}
