import { bookCall, firstScope } from '../../content/call';
import { buttonClass } from '../../ui/button';
import { ContentLink } from '../sections/content-link';
import styles from './site-layout.module.css';

/** At the foot of a phone's window until the end of the page comes up. */
export function CallBar({ path }: { path: string }) {
  return (
    <aside aria-label={bookCall.label} className={styles.call} data-call-bar="">
      <ContentLink link={bookCall} className={buttonClass({ wide: true })} />
      <p>{firstScope(path)}</p>
    </aside>
  );
}
