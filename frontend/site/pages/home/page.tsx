import brand from '../../../../brand.json';
import { catalogue } from '../../../content/services';
import { buttonClass } from '../../../ui/button';
import { Section } from '../../sections/section';
import { ServiceLedger } from '../../sections/service-ledger';
import { Hero } from './hero';
import { ExampleRequest } from './example-request';
import styles from './page.module.css';

const steps = [
  {
    title: 'You describe the problem',
    text: 'Three short steps in the portal: what you need, by when and for how much, and who we should talk to. A draft is kept as you type, so you can stop and come back.',
  },
  {
    title: 'We read it and answer',
    text: 'A person who builds these systems reads every request and replies with questions, a first view of the cost, or a plain no. The first reply comes within 24 hours.',
  },
  {
    title: 'We build where you can watch',
    text: 'Each move from review to approval to delivery is dated in the portal, with who made it. You see the same record as we do.',
  },
  {
    title: 'We hand it over, with the working shown',
    text: 'Code, data and documentation stay in your accounts. Your team gets the reasoning behind every choice, and the numbers it was tested against.',
  },
];

export function Page() {
  return (
    <>
      <Hero />
      <Section
        id="services"
        number={1}
        title="Five services, each with its price"
        note={
          <p>
            Prices are where a first engagement starts. What moves them is the state of the data and
            the number of systems involved, and we say which before any work begins.
          </p>
        }
      >
        <ServiceLedger services={catalogue} />
        <p className={styles.after}>
          <a href="/services">Read what each service delivers</a>
        </p>
      </Section>
      <Section
        id="how-we-work"
        number={2}
        title="How a request becomes a working system"
        note={
          <p>
            First replies within 24 hours hold for requests made in the portal. By telephone we are
            here {brand.hours.days}, {brand.hours.opens}–{brand.hours.closes}, UK time.
          </p>
        }
      >
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <span className={styles.stepNumber} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.stepTitle}>{step.title}</h3>
              <p className={styles.stepText}>{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        id="portal"
        number={3}
        title="You always know where it stands"
        note={<p>Fig. 2 is drawn from an example, not from a client’s record.</p>}
      >
        <ExampleRequest />
      </Section>
      <section className={styles.closing} aria-labelledby="closing-title">
        <div className={styles.closingInner}>
          <h2 id="closing-title" className={styles.closingTitle}>
            Bring us one process that costs too much.
          </h2>
          <p className={styles.closingText}>
            Create an account, describe it in your own words, and hear from a person within 24
            hours. There is nothing to pay until you have agreed a scope in writing.
          </p>
          <p className={styles.closingActions}>
            <a href="/get-started" className={`${buttonClass()} ${styles.closingButton}`}>
              Create your account
            </a>
            <a href={`mailto:${brand.email}`} className={styles.closingLink}>
              or write to {brand.email}
            </a>
          </p>
        </div>
      </section>
    </>
  );
}
