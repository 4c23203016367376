import { newsletterBoxes } from '../../content/newsletter';
import { NewsletterForm } from '../forms/newsletter-form';
import { FooterColumns } from './footer-columns.static';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { title, text } = newsletterBoxes.footer;
  return (
    <footer className={styles.footer}>
      <section aria-labelledby="stay-updated" className={styles.stay}>
        <div>
          <h2 id="stay-updated" className={styles.stayTitle}>
            {title}
          </h2>
          <p className={styles.stayText}>{text}</p>
        </div>
        <NewsletterForm variant="footer" />
      </section>
      <FooterColumns />
    </footer>
  );
}
