import { webinars } from '../../../content/webinars';
import { buttonClass } from '../../../ui/button';
import { NotifyForm } from '../../forms/notify-form';
import { ContentLink } from '../../sections/content-link';
import { Figures } from '../../sections/figures';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import text from '../../sections/section-text.module.css';
import { TitledList } from '../../sections/titled-list';
import styles from './page.module.css';

export function Page() {
  const { title, lead, counters, sessions, benefits, notify, links } = webinars;
  return (
    <>
      <PageHead title={title} lead={lead}>
        <a href="#notify-webinars-email" className={buttonClass()}>
          {notify.title}
        </a>
      </PageHead>
      <Figures label="What is planned" ids={counters} />
      <Section
        id="sessions"
        number={1}
        title="The six sessions"
        note={
          <p>The level says what a listener should already know: nothing, some, or the trade.</p>
        }
      >
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <li key={session.title} className={styles.session}>
              <h3 className={styles.title}>{session.title}</h3>
              <p className={styles.facts}>
                <span>{session.minutes} min</span>
                <span className={styles.level}>{session.level}</span>
              </p>
              <p className={styles.text}>{session.description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="benefits" number={2} title="How they are run">
        <TitledList items={benefits} />
      </Section>
      <Section id="notify" number={3} title={notify.title} note={<p>{notify.note}</p>}>
        <NotifyForm
          topic="webinars"
          title={notify.title}
          label={notify.emailLabel}
          submit={notify.submit}
        />
        <p className={text.after}>
          {links.map((link) => (
            <ContentLink key={link.href} link={link} />
          ))}
        </p>
      </Section>
    </>
  );
}
