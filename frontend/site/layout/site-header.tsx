import type { PageProps } from '../pages';
import { HeaderBar } from './header-bar';
import styles from './site-header.module.css';

/** Prerendered; layout/start-header.ts adds the behaviour. */
export function SiteHeader({ path }: PageProps) {
  return (
    <header className={`on-screen ${styles.header}`}>
      <HeaderBar path={path} />
    </header>
  );
}
