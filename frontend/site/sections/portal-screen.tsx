import { portalScreen } from '../../content/portal-screen';
import { Columns, Sheet, Text } from '../../ui/layout/layout';
import { BandTitle } from './band';
import { ContentLink } from './content-link';
import styles from './portal-screen.module.css';

const { title, text, alt, caption, action, folder, wide, phone } = portalScreen;
const dark = '(prefers-color-scheme: dark)';
const narrow = '(width <= 40rem)';

/** A screen of the portal, over the whole width of the page. */
export function PortalScreen() {
  return (
    <section aria-label={title} className={styles.band}>
      <Sheet>
        <Columns from="medium" gap="3 8" align="end" className={styles.words}>
          <BandTitle>{title}</BandTitle>
          <div>
            <p>{text}</p>
            <Text strong above={3}>
              <ContentLink link={action} />
            </Text>
          </div>
        </Columns>
        <Text as="figure" above={7}>
          <picture>
            <source
              media={`${narrow} and ${dark}`}
              srcSet={`${folder}/request-phone-dark.webp`}
              {...phone}
            />
            <source media={narrow} srcSet={`${folder}/request-phone-light.webp`} {...phone} />
            <source media={dark} srcSet={`${folder}/request-wide-dark.webp`} {...wide} />
            <img
              src={`${folder}/request-wide-light.webp`}
              alt={alt}
              {...wide}
              loading="lazy"
              decoding="async"
              className={styles.screen}
            />
          </picture>
          <Text as="figcaption" soft size={3} above={3}>
            {caption}
          </Text>
        </Text>
      </Sheet>
    </section>
  );
}
