import brand from '../../../brand.json';
import { particulars, social } from '../../content/company';
import { openingHours } from '../../content/contact';
import { footer } from '../../content/navigation';
import { Wordmark } from '../../ui/wordmark';
import { ContentLink } from '../sections/content-link';
import { Row, Stack, Text } from '../../ui/layout/layout';
import styles from './site-footer.module.css';
import { phoneLink } from '../../content/phone';

const { note, columns, contact, legal, cookieSettings, copyright } = footer;

const year = new Date().getFullYear();

export function FooterColumns() {
  return (
    <>
      <div className={styles.grid}>
        <div>
          <Wordmark tagline={brand.tagline} />
          <p className={styles.note}>{note}</p>
          {social.length > 0 ? (
            <Row as="ul" gap="1 5" above={3}>
              {social.map((link) => (
                <li key={link.href}>
                  <ContentLink link={link} />
                </li>
              ))}
            </Row>
          ) : null}
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={`Footer: ${title}`}>
            <Text strong after={2} className={styles.title}>
              {title}
            </Text>
            <ul className={styles.list}>
              {links.map((link) => (
                <li key={link.href}>
                  <ContentLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <Text strong after={2} className={styles.title}>
            {contact.title}
          </Text>
          <Stack as="address" start before={3} className={styles.address}>
            {contact.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <ContentLink link={contact.email} />
            <a href={phoneLink.href}>{phoneLink.label}</a>
            <span>{openingHours}</span>
          </Stack>
        </div>
      </div>
      <Row gap="2 6" between soft size={2} line="above" className={styles.legal}>
        <div>
          <p>
            © {year} {copyright}
          </p>
          {particulars ? <p>{particulars}</p> : null}
        </div>
        <Row as="ul" gap="0 6">
          {legal.map((link) => (
            <li key={link.href}>
              <ContentLink link={link} />
            </li>
          ))}
          <li>
            <a href="/cookies#choices" data-cookie-settings>
              {cookieSettings}
            </a>
          </li>
        </Row>
      </Row>
    </>
  );
}
