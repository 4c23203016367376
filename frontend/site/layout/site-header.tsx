import { HeaderBar } from './header-bar';
import styles from './site-header.module.css';

/** Its behaviour is layout/start-header.ts. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <HeaderBar />
    </header>
  );
}
