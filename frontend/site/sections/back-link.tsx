import styles from './back-link.module.css';

export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <p className={styles.back}>
      <a href={href}>
        <span aria-hidden="true">← </span>
        {label}
      </a>
    </p>
  );
}
