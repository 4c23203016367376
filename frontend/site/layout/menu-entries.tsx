import type { MenuEntry } from '../../content/navigation';
import styles from './menu-entries.module.css';

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  here: string;
}

export function MenuEntries({ entries, here }: MenuEntriesProps) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ title, desc, path, badge, badgeName }) => (
        <li key={path}>
          <a href={path} className={styles.entry} aria-current={path === here ? 'page' : undefined}>
            <span className={styles.head}>
              <span className={styles.title}>{title}</span>
              {badge ? (
                <span className={styles.badge}>
                  <span aria-hidden={badgeName ? true : undefined}>{badge}</span>
                  {badgeName ? <span className="visually-hidden">{badgeName}</span> : null}
                </span>
              ) : null}
            </span>
            <span className={styles.desc}>{desc}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
