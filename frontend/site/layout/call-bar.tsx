import { bookCall, firstScope } from '../../content/call';
import { buttonClass } from '../../ui/button';
import { ContentLink } from '../sections/content-link';
import styles from './site-layout.module.css';

export function CallBar({ path }: { path: string }) {
  return (
    <aside aria-label={bookCall.label} className={styles.call} data-call-bar="">
      <ContentLink link={bookCall} className={buttonClass({ wide: true })} />
      <p>{firstScope(path)}</p>
    </aside>
  );
}
