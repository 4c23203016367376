import { Sheet } from '../../ui/layout/layout';
import styles from './back-link.module.css';

export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Sheet as="p" before={7} className={`on-screen reach ${styles.back}`}>
      <a href={href}>
        <span aria-hidden="true">← </span>
        {label}
      </a>
    </Sheet>
  );
}
