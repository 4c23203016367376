import type { Landing } from '../../content/landings/landing';
import { figure } from '../../content/claims';
import { serviceDetails } from '../../content/service-details';
import { service } from '../../content/services';
import { buttonClass } from '../../ui/button';
import { Closing } from './closing';
import { ContentLink } from './content-link';
import { serviceDrawings } from './drawings/services';
import { Figures } from './figures';
import { PageHead } from './page-head';
import { type SectionPart, Sections } from './section';
import text from './section-text.module.css';
import { serviceDetailParts } from './service-detail';
import { Steps } from './steps';
import { Stories } from './stories';
import { TitledList } from './titled-list';

/** One of the five service pages, from its copy, down to its form. */
export function LandingBody({ landing }: { landing: Landing }) {
  const { hero, booking, demo, problem, solution, services, aiFirst, stories, process } = landing;
  const { label, fromPrice } = service(landing.serviceId);
  const detail = serviceDetails.find(({ id }) => id === landing.serviceId);
  const parts: SectionPart[] = [
    { id: 'problem', ...problem, body: <TitledList items={problem.points} /> },
    { id: 'solution', ...solution, body: <TitledList items={solution.points} /> },
    { id: 'services', ...services, body: <TitledList items={services.cards} /> },
    ...(aiFirst
      ? [{ id: 'ai-first', ...aiFirst, body: <TitledList items={aiFirst.features} /> }]
      : []),
    ...(detail ? serviceDetailParts(detail) : []),
    { id: 'stories', ...stories, body: <Stories stories={stories.items} /> },
    { id: 'process', ...process, body: <Steps steps={process.steps} /> },
  ];
  return (
    <>
      <PageHead
        {...hero}
        kicker={`${label}, from ${figure(fromPrice)} excluding VAT`}
        Drawing={serviceDrawings[landing.serviceId]}
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
        {detail ? <ContentLink link={detail.action} /> : null}
      </PageHead>
      <Figures label={`${label} in figures`} ids={landing.claims} />
      <Sections parts={parts} />
      <Closing {...landing.callToAction} />
    </>
  );
}

export function LandingNote({ landing: { booking } }: { landing: Landing }) {
  return (
    <p className={text.noteLink}>
      <ContentLink link={booking} />
    </p>
  );
}

export function LandingIntro({ landing: { leadForm } }: { landing: Landing }) {
  return <p className={text.intro}>{leadForm.intro}</p>;
}
