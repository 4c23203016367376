import { complaintForm } from '../../../content/legal/complaint-form';
import { complaints } from '../../../content/legal/complaints';
import ComplaintForm from '../../forms/complaint-form.island';
import { draftKey } from '../../forms/draft';
import { Island } from '../../islands/island';
import styles from '../../sections/after-prose.module.css';
import { LegalText } from '../../sections/legal-text';

export function Page() {
  const { anchor, title, intro } = complaintForm;
  return (
    <>
      <LegalText page={complaints} />
      <section id={anchor} aria-labelledby={`${anchor}-title`} className={styles.after}>
        <h2 id={`${anchor}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.intro}>{intro}</p>
        <Island of={ComplaintForm} props={{}} unless={[draftKey('complaint')]} />
      </section>
    </>
  );
}
