import { useEffect, useRef, useState } from 'react';
import { newsletterBoxes } from '../../content/newsletter';
import { Button, buttonClass } from '../../ui/button';
import { NewsletterForm } from '../forms/newsletter-form';
import styles from './notice.module.css';

export function SubscribeAgain({ label, home }: { label: string; home: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);

  return (
    <>
      <p className={styles.actions}>
        {isOpen ? null : (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {label}
          </Button>
        )}
        <a href="/" className={buttonClass({ variant: 'secondary' })}>
          {home}
        </a>
      </p>
      {isOpen ? (
        <section aria-labelledby="subscribe-again" className={styles.part}>
          <h2 id="subscribe-again" ref={heading} tabIndex={-1} className={styles.partTitle}>
            {newsletterBoxes.again.title}
          </h2>
          <p className={styles.small}>{newsletterBoxes.again.text}</p>
          <NewsletterForm variant="again" path={location.pathname} />
        </section>
      ) : null}
    </>
  );
}
