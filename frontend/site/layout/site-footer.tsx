import brand from '../../../brand.json';
import { Wordmark } from '../../ui/wordmark';
import styles from './site-layout.module.css';

export function SiteFooter() {
  const { address, hours } = brand;
  return (
    <footer className={styles.footer}>
      <div className={styles.footerGrid}>
        <div>
          <Wordmark />
          <p className={styles.footerNote}>
            An AI consultancy on the quay in Cambridge. We plan, build and hand over systems that
            your own people can run and explain.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className={styles.footerList}>
            <li>
              <a href="/services">Services and prices</a>
            </li>
            <li>
              <a href="/contact">Contact</a>
            </li>
            <li>
              <a href="/signin">Sign in</a>
            </li>
            <li>
              <a href="/get-started">Create an account</a>
            </li>
          </ul>
        </nav>
        <address className={styles.address}>
          {address.street}
          <br />
          {address.city} {address.postcode}
          <br />
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
          <br />
          <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
          <br />
          {hours.days} {hours.opens}–{hours.closes}, UK time
        </address>
      </div>
      <div className={styles.legal}>
        <p>
          © 2026 {brand.legalName}, {address.city}, {address.country}
        </p>
        <ul className={styles.legalLinks}>
          <li>
            <a href="/terms">Terms</a>
          </li>
          <li>
            <a href="/privacy">Privacy</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
