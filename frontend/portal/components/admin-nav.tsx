import { paths } from '../paths';
import { adminDesks, NavigationLink } from '../shell/navigation';
import styles from './admin-nav.module.css';

/** From each of the admin's screens to the others. */
export function AdminNav() {
  return (
    <nav aria-label="Admin" className={styles.nav}>
      {[{ to: paths.admin, label: 'Requests', end: true }, ...adminDesks].map((item) => (
        <NavigationLink key={item.to} {...item} className={styles.link} />
      ))}
    </nav>
  );
}
