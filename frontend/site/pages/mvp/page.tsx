import { mvpForm } from '../../../content/mvp-form';
import { MvpForm } from '../../forms/mvp-form';
import { Section } from '../../sections/section';
import styles from './page.module.css';
import { Before, Faq, FormIntro } from './parts.static';
import { StickyAction } from './sticky-action';

export function Page() {
  return (
    <>
      <Before />
      <Section id={mvpForm.anchor} number={4} title={mvpForm.title}>
        <FormIntro />
        <MvpForm />
      </Section>
      <Faq />
      <div className={styles.space} />
      <StickyAction />
    </>
  );
}
