import { Plate } from './plate';
import styles from './not-found-message.module.css';

/** The same words for an unknown page of the site and of the portal. */
export function NotFoundMessage() {
  return (
    <div className={styles.page}>
      <div className={styles.plate}>
        <Plate />
      </div>
      <div className={styles.text}>
        <h1 className={styles.title}>404 - Page Not Found</h1>
        <p className={styles.lead}>The page you&apos;re looking for doesn&apos;t exist.</p>
        <p>
          <a href="/" className={styles.back}>
            Go back home →
          </a>
        </p>
      </div>
    </div>
  );
}
