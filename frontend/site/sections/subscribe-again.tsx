import { useEffect, useRef, useState } from 'react';
import { newsletterBoxes } from '../../content/newsletter';
import { Button, buttonClass } from '../../ui/button';
import { NewsletterForm } from '../forms/newsletter-form';
import { Row, Stack } from '../../ui/layout/layout';
import styles from './notice.module.css';

export function SubscribeAgain({ label, home }: { label: string; home: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);

  return (
    <>
      <Row as="p" gap="3 5" align="center">
        {isOpen ? null : (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {label}
          </Button>
        )}
        <a href="/" className={buttonClass({ variant: 'secondary' })}>
          {home}
        </a>
      </Row>
      {isOpen ? (
        <Stack aria-labelledby="subscribe-again" as="section" gap={4} className={styles.part}>
          <h2 id="subscribe-again" ref={heading} tabIndex={-1} className={styles.partTitle}>
            {newsletterBoxes.again.title}
          </h2>
          <p className={styles.small}>{newsletterBoxes.again.text}</p>
          <NewsletterForm variant="again" path={location.pathname} />
        </Stack>
      ) : null}
    </>
  );
}
