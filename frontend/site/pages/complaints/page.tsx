import { complaintForm } from '../../../content/legal/complaint-form';
import { ComplaintForm } from '../../forms/complaint-form';
import styles from '../../sections/after-prose.module.css';
import { ComplaintsText } from './parts.static';

export function Page() {
  const { anchor, title, intro } = complaintForm;
  return (
    <>
      <ComplaintsText />
      <section id={anchor} aria-labelledby={`${anchor}-title`} className={styles.after}>
        <h2 id={`${anchor}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.intro}>{intro}</p>
        <ComplaintForm />
      </section>
    </>
  );
}
