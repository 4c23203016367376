import type { Landing } from '../../content/landings/landing';
import { figure } from '../../content/claims';
import { service } from '../../content/services';
import { buttonClass } from '../../ui/button';
import { ContentLink } from './content-link';
import { Figures } from './figures';
import { PageHead } from './page-head';
import { Section } from './section';
import text from './section-text.module.css';
import { Steps } from './steps';
import { Stories } from './stories';
import { TitledList } from './titled-list';

/** One of the five service pages, from its copy, down to its form. */
export function LandingBody({ landing }: { landing: Landing }) {
  const { hero, booking, demo, problem, solution, services, aiFirst, stories, process } = landing;
  const { label, fromPrice } = service(landing.serviceId);
  const parts = [
    { id: 'problem', ...problem, body: <TitledList items={problem.points} /> },
    { id: 'solution', ...solution, body: <TitledList items={solution.points} /> },
    { id: 'services', ...services, body: <TitledList items={services.cards} /> },
    ...(aiFirst
      ? [{ id: 'ai-first', ...aiFirst, body: <TitledList items={aiFirst.features} /> }]
      : []),
    { id: 'stories', intro: '', ...stories, body: <Stories stories={stories.items} /> },
    { id: 'process', ...process, body: <Steps steps={process.steps} /> },
  ];
  return (
    <>
      <PageHead
        title={hero.title}
        lead={hero.lead}
        note={
          <>
            <p>{label}</p>
            <p>From {figure(fromPrice)}, excluding VAT.</p>
          </>
        }
      >
        <ContentLink link={booking} className={buttonClass()} />
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          aria-label={demo.accessibleName}
          aria-haspopup="dialog"
          data-opens-demo=""
        >
          {demo.label}
        </button>
      </PageHead>
      <Figures label={`${label} in figures`} ids={landing.claims} />
      {parts.map(({ id, title, intro, body }, index) => (
        <Section key={id} id={id} number={index + 1} title={title}>
          {intro ? <p className={text.intro}>{intro}</p> : null}
          {body}
        </Section>
      ))}
    </>
  );
}

export function LandingNote({ landing: { booking, callToAction } }: { landing: Landing }) {
  return (
    <>
      <p>{callToAction.text}</p>
      <p className={text.noteLink}>
        <ContentLink link={booking} />
      </p>
    </>
  );
}

export function LandingIntro({ landing: { leadForm } }: { landing: Landing }) {
  return <p className={text.intro}>{leadForm.intro}</p>;
}
