import { readerOf } from '../../content/authors.mts';
import { firstReply, replyNote } from '../../lib/first-reply';
import { Portrait } from './portrait';
import styles from './people.module.css';

export function Reader({ service }: { service?: string }) {
  const person = readerOf(service);
  const place = service === 'mvp' ? 'mvp' : 'site';
  return (
    <div className={styles.reader}>
      <Portrait person={person} />
      <p>
        <strong>{person.name}</strong> reads what you send, and answers within {firstReply(place)}.
        {replyNote(place) ? <span className={styles.role}>{replyNote(place)}</span> : null}
        <span className={styles.role}>{person.role}</span>
      </p>
    </div>
  );
}
