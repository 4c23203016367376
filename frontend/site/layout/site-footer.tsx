import { newsletterBoxes } from '../../content/newsletter';
import { draftKey } from '../forms/draft';
import NewsletterForm from '../forms/newsletter-form.island';
import { Island } from '../islands/island';
import type { PageProps } from '../pages';
import { FooterColumns } from './footer-columns';
import { buttonClass } from '../../ui/button';
import { Columns, Text, Title } from '../../ui/layout/layout';
import styles from './site-footer.module.css';

interface SiteFooterProps extends PageProps {
  newsletterBox?: string | undefined;
}

export function SiteFooter({ path, newsletterBox }: SiteFooterProps) {
  const { title, text, toBox } = newsletterBoxes.footer;
  return (
    <Text as="footer" size={3} line="above" className={`on-screen ${styles.footer}`}>
      <Columns
        as="section"
        aria-labelledby="stay-updated"
        from="large"
        gap="6 8"
        className={styles.stay}
      >
        <div>
          <Title id="stay-updated" as="h2" size={7}>
            {title}
          </Title>
          <p className={styles.stayText}>{text}</p>
        </div>
        {newsletterBox ? (
          <p>
            <a href={`#${newsletterBox}`} className={buttonClass({ variant: 'secondary' })}>
              {toBox}
            </a>
          </p>
        ) : (
          <Island
            of={NewsletterForm}
            // On a 404 page, the path of the list it links to.
            props={{ variant: 'footer', path: path.replace(/(?<=.)\/$/, '') }}
            unless={[draftKey('newsletter-footer')]}
          />
        )}
      </Columns>
      <FooterColumns />
    </Text>
  );
}
