import { portalScreen } from '../../content/portal-screen';
import { Text } from '../../ui/layout/layout';
import { Band, BandTitle } from './band';
import { ContentLink } from './content-link';
import styles from './portal-screen.module.css';

const { title, text, alt, caption, action, folder, wide, phone } = portalScreen;
const dark = '(prefers-color-scheme: dark)';
const narrow = '(width <= 40rem)';

export function PortalScreen() {
  return (
    <Band label={title}>
      <figure>
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
        <Text as="figcaption" soft size={3} above={2}>
          {caption}
        </Text>
      </figure>
      <div>
        <BandTitle>{title}</BandTitle>
        <p>{text}</p>
        <Text strong above={3}>
          <ContentLink link={action} />
        </Text>
      </div>
    </Band>
  );
}
