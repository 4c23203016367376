import type { PageProps } from '../pages';
import { HeaderBar } from './header-bar';
import styles from './site-header.module.css';

/** Its behaviour is layout/start-header.ts. */
export function SiteHeader({ path }: PageProps) {
  return (
    <header className={styles.header}>
      <HeaderBar path={path} />
    </header>
  );
}
