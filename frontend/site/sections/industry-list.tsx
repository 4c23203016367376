import { industries } from '../../content/industries';
import { ContentLink } from './content-link';
import styles from './industry-list.module.css';
import { Swipe } from './swipe';

/** Industries as a list in columns; the name leads to its page, or to a message about it. */
export function IndustryList({ ids }: { ids: readonly string[] }) {
  return (
    <Swipe label="Industries, side by side">
      <ul className={styles.list}>
        {industries
          .filter(({ id }) => ids.includes(id))
          .map(({ id, title, description, link }) => (
            <li key={id} className={styles.item}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{description}</p>
              <p className={styles.more}>
                <ContentLink link={link} />
              </p>
            </li>
          ))}
      </ul>
    </Swipe>
  );
}
