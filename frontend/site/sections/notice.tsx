import { type ReactNode, useEffect, useRef } from 'react';
import { Row, Sheet, Stack, Text, Title } from '../../ui/layout/layout';
import styles from './notice.module.css';

interface NoticeProps {
  /** The heading; takes the focus when it changes, so the new state is read out. */
  title: string;
  tone?: 'error';
  /** True if it follows a button press; takes the focus on mount. */
  isNews?: boolean;
  children: ReactNode;
}

interface TextProps {
  children: ReactNode;
}

export const NoticeLead = ({ children }: TextProps) => (
  <Text soft size={5} leading={4}>
    {children}
  </Text>
);

export const NoticeSmall = ({ children }: TextProps) => (
  <Text soft size={3}>
    {children}
  </Text>
);

export function NoticeActions({ children }: TextProps) {
  return (
    <Row as="p" gap="3 5" align="center">
      {children}
    </Row>
  );
}

export function NoticeList({ items }: { items: readonly string[] }) {
  return (
    <Stack as="ul" soft gap={1} above={2} className="dashes">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Stack>
  );
}

/** A form below the text, or the message that replaces it once sent. */
export function NoticePart({ onSubmit, children }: TextProps & { onSubmit?: () => void }) {
  if (!onSubmit)
    return (
      <Stack gap={4} className={styles.part}>
        {children}
      </Stack>
    );
  return (
    <Stack
      method="post"
      as="form"
      gap={4}
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </Stack>
  );
}

/** A single-purpose page reached from a mail's link. */
export function Notice({ title, tone, isNews = false, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);

  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);

  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <Sheet as="article" before={9} after={9} className={styles.page}>
      <Stack
        card
        start
        gap={5}
        className={tone === 'error' ? `${styles.sheet} ${styles.error}` : styles.sheet}
      >
        <Title ref={heading} tabIndex={-1} as="h1" size={8} className={styles.title}>
          {title}
        </Title>
        {children}
      </Stack>
    </Sheet>
  );
}
