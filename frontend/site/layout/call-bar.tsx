import { bookCall, firstScope } from '../../content/call';
import { figure } from '../../content/claims';
import { startups } from '../../content/startups';
import { buttonClass } from '../../ui/button';
import { ContentLink } from '../sections/content-link';
import styles from './site-layout.module.css';

const startupScope = `Then a Validation Sprint, from ${figure('price-validation')}.`;

/** On a phone, below the first screen, which has a button of its own. */
export function CallBar({ path }: { path: string }) {
  const isStartups = path.startsWith('/ai-for-startups');
  const { label, href } = startups.hero.book;
  const link = isStartups ? { label, href } : bookCall;
  return (
    <aside aria-label={link.label} className={`on-screen ${styles.call}`}>
      <ContentLink link={link} className={buttonClass({ wide: true })} />
      <p>{isStartups ? startupScope : firstScope(path)}</p>
    </aside>
  );
}
