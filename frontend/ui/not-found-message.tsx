import type { ReactNode } from 'react';
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
    <div className={styles.plate}>
      <Plate name="not-found" />
    </div>
    <div className={styles.text}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{text}</p>
      <p>
        <a href={link.href} className={styles.back}>
          {link.label}
        </a>
      </p>
      {children}
      {nearby.length > 0 ? (
        <nav
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
        </nav>
      ) : null}
    </div>
  </div>
);
