import type { ReactNode } from 'react';
import type { Link } from '../../content/types';
import { ContentLink } from './content-link';
import { Row, Stack, Text } from '../../ui/layout/layout';
import styles from './section-text.module.css';

interface TextProps {
  children: ReactNode;
}

export function Intro({ children }: TextProps) {
  return (
    <Text soft size={5} leading={4} measure={4} below={5} className={styles.intro}>
      {children}
    </Text>
  );
}

/** The basis of a story: who signed it, or a note that it is a worked example. */
export function Standing({ children }: TextProps) {
  return (
    <Text soft size={5} leading={4} measure={2} below={6}>
      {children}
    </Text>
  );
}

/** A sign in front of its words. */
export function Signed({ children }: TextProps) {
  return <span className={styles.signed}>{children}</span>;
}

/** A further sentence of a note in the margin. */
export function NoteLine({ children }: TextProps) {
  return <Text above={2}>{children}</Text>;
}

interface LinksProps {
  links?: readonly Link[];
  /** True below other content. */
  isLast?: boolean;
  children?: ReactNode;
}

export function Links({ links = [], isLast = false, children }: LinksProps) {
  return (
    <Row as="p" gap="2 6" strong above={isLast ? 6 : undefined} className="reach">
      {links.map((link) => (
        <ContentLink key={link.href} link={link} />
      ))}
      {children}
    </Row>
  );
}

interface ParagraphsProps {
  texts?: readonly string[];
  children?: ReactNode;
}

/** Running text, in lines that are short enough to read. */
export function Paragraphs({ texts = [], children }: ParagraphsProps) {
  return (
    <Stack gap={5} measure={4} className={`dashes ${styles.text}`}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </Stack>
  );
}
