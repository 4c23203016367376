import { complaintForm } from '../../../content/complaint-form';
import ComplaintForm from '../../forms/complaint-form.island';
import { draftKey } from '../../forms/draft';
import { Island } from '../../islands/island';
import styles from '../../sections/after-prose.module.css';

export function Complaint({ path }: { path: string }) {
  const { anchor, title, intro } = complaintForm;
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className={styles.after}>
      <h2 id={`${anchor}-title`} className={styles.title}>
        {title}
      </h2>
      <p className={styles.intro}>{intro}</p>
      <Island of={ComplaintForm} props={{ path }} unless={[draftKey('complaint')]} />
    </section>
  );
}
