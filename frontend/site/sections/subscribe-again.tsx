import { useEffect, useRef, useState } from 'react';
import { newsletterBoxes } from '../../content/newsletter';
import { Button, buttonClass } from '../../ui/button';
import { NewsletterForm } from '../forms/newsletter-form';
import { Row, Stack, Text, Title } from '../../ui/layout/layout';
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
          <Title as="h2" size={6} id="subscribe-again" ref={heading} tabIndex={-1}>
            {newsletterBoxes.again.title}
          </Title>
          <Text soft size={3}>
            {newsletterBoxes.again.text}
          </Text>
          <NewsletterForm variant="again" path={location.pathname} />
        </Stack>
      ) : null}
    </>
  );
}
