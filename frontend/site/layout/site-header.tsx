import brand from '../../../brand.json';
import { buttonClass } from '../../ui/button';
import { Wordmark } from '../../ui/wordmark';
import styles from './site-layout.module.css';

const links = [
  { href: '/services', label: 'Services and prices' },
  { href: '/#how-we-work', label: 'How we work' },
  { href: '/signin', label: 'Sign in' },
];

/** Without JavaScript too: the small-screen menu is a details element. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href="/" className={styles.brand} aria-label={`${brand.name}, home`}>
          <Wordmark tagline={brand.tagline} />
        </a>
        <nav aria-label="Main" className={styles.wideNav}>
          {links.map((link) => (
            <a key={link.href} href={link.href} className={styles.navLink}>
              {link.label}
            </a>
          ))}
          <a href="/get-started" className={buttonClass({ small: true })}>
            Get started
          </a>
        </nav>
        <details className={styles.menu}>
          <summary className={styles.menuButton}>Menu</summary>
          <nav aria-label="Main, small screen" className={styles.menuPanel}>
            {[...links, { href: '/get-started', label: 'Get started' }].map((link) => (
              <a key={link.href} href={link.href}>
                {link.label}
              </a>
            ))}
          </nav>
        </details>
      </div>
    </header>
  );
}
