import brand from '../../../brand.json';
import { bookCall } from '../../content/call';
import { headerButtons, menu, type MenuItem } from '../../content/navigation';
import { siteSearch } from '../../content/site-search';
import { buttonClass } from '../../ui/button';
import { Row, Stack } from '../../ui/layout/layout';
import { Wordmark } from '../../ui/wordmark';
import type { PageProps } from '../pages';
import { ContentLink } from '../sections/content-link';
import { MenuEntries } from './menu-entries';
import styles from './site-header.module.css';

const { signIn, getStarted } = headerButtons;

const holds = (item: MenuItem, path: string): boolean =>
  item.type === 'dropdown' && item.items.some((entry) => entry.path === path);

export function HeaderBar({ path }: PageProps) {
  return (
    <Row nowrap align="center" between gap={6} className={styles.bar}>
      <a href="/" className={styles.brand}>
        <Wordmark tagline={brand.tagline} />
        <span className="visually-hidden">, home</span>
      </a>
      <nav aria-label="Main" className={`from-large ${styles.wide}`}>
        <ul className={styles.items}>
          {menu.map((item) => (
            <WideItem key={item.title} item={item} here={path} />
          ))}
        </ul>
        <SearchLink />
        <ContentLink link={bookCall} className={styles.call} />
        <ContentLink link={signIn} className={styles.link} />
        <ContentLink
          link={getStarted}
          className={buttonClass({ variant: 'primary', small: true })}
        />
      </nav>
      <span className={styles.narrow}>
        <SearchLink />
      </span>
      <details className={styles.phone} data-phone-menu="">
        <Stack as="summary" size={4} strong className={styles.opener}>
          <span className={styles.toOpen}>
            <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.bars}>
              <path d="M2 5h16M2 10h16M2 15h16" />
            </svg>
            <span>Menu</span>
          </span>
          <span className={styles.toClose}>
            <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.bars}>
              <path d="M4 4l12 12M16 4L4 16" />
            </svg>
            <span>Close</span>
          </span>
        </Stack>
        <nav aria-label="Main, small screen" className={styles.sheet}>
          {menu.map((item) => (
            <PhoneItem key={item.title} item={item} here={path} />
          ))}
          <Stack as="p" fit={12} gap={3} before={6}>
            <ContentLink link={bookCall} className={buttonClass({ wide: true })} />
            <ContentLink
              link={getStarted}
              className={buttonClass({ variant: 'secondary', wide: true })}
            />
            <ContentLink
              link={signIn}
              className={buttonClass({ variant: 'secondary', wide: true })}
            />
          </Stack>
        </nav>
      </details>
    </Row>
  );
}

/** Without JavaScript, links to the sitemap. */
function SearchLink() {
  return (
    <a
      href="/sitemap"
      className={styles.link}
      data-search=""
      aria-label={siteSearch.open}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.bars}>
        <path d="M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5L18 18" />
      </svg>
    </a>
  );
}

interface ItemProps {
  item: MenuItem;
  here: string;
}

function WideItem({ item, here }: ItemProps) {
  if (item.type === 'link') {
    return (
      <li>
        <a
          href={item.path}
          className={styles.link}
          aria-current={item.path === here ? 'page' : undefined}
        >
          {item.title}
        </a>
      </li>
    );
  }
  const id = `menu-${item.icon}`;
  return (
    <li className={styles.dropdown} data-menu="">
      <button
        type="button"
        className={styles.link}
        aria-expanded="false"
        aria-controls={id}
        data-here={holds(item, here) ? '' : undefined}
      >
        {item.title}
        <svg viewBox="0 0 10 6" aria-hidden="true" className={styles.chevron}>
          <path d="M1 1l4 4 4-4" />
        </svg>
      </button>
      <div id={id} className={styles.panel}>
        <MenuEntries entries={item.items} here={here} />
      </div>
    </li>
  );
}

function PhoneItem({ item, here }: ItemProps) {
  if (item.type === 'link') {
    return (
      <Row
        as="a"
        href={item.path}
        nowrap
        align="center"
        between
        line="below"
        className={styles.row}
        aria-current={item.path === here ? 'page' : undefined}
      >
        {item.title}
      </Row>
    );
  }
  return (
    <details name="phone-menu" className={styles.group}>
      <Row as="summary" nowrap align="center" between line="below" className={styles.row}>
        {item.title}
        <svg viewBox="0 0 10 6" aria-hidden="true" className={styles.chevron}>
          <path d="M1 1l4 4 4-4" />
        </svg>
      </Row>
      <MenuEntries entries={item.items} here={here} />
    </details>
  );
}
