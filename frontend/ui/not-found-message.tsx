import type { ReactNode } from 'react';
import { Sheet, Text, Title } from './layout/layout';
import { Plate } from './plate';
import styles from './not-found-message.module.css';

interface Way {
  label: string;
  href: string;
}

interface NotFoundMessageProps {
  title?: string;
  text?: string;
  link?: Way;
  nearby?: readonly Way[];
  /** Text before the nearest way, which a script moves to the front. */
  meant?: string;
  /** Before the other pages: a search box. */
  children?: ReactNode;
}

export const NotFoundMessage = ({
  title = '404 - Page Not Found',
  text = "The page you're looking for doesn't exist.",
  link = { label: 'Go back home →', href: '/' },
  nearby = [],
  meant,
  children,
}: NotFoundMessageProps) => (
  <div className={styles.page}>
    <div className={`from-large ${styles.plate}`}>
      <Plate name="not-found" />
    </div>
    <Sheet after={9} className={styles.text}>
      <Title as="h1" size={8} className={styles.title}>
        {title}
      </Title>
      <Text soft size={5} above={5} below={6}>
        {text}
      </Text>
      <p>
        <Text as="a" href={link.href} size={4} strong>
          {link.label}
        </Text>
      </p>
      {children}
      {nearby.length > 0 ? (
        <Text
          as="nav"
          above={8}
          line="above"
          aria-label="Other pages"
          className={styles.nearby}
          data-script={meant ? 'nearest' : undefined}
          data-meant={meant}
        >
          <ul>
            {nearby.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </Text>
      ) : null}
    </Sheet>
  </div>
);
