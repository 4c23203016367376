import type { Landing } from '../../content/landings';
import { figure } from '../../content/claims';
import { service, serviceDetails } from '../../content/services';
import { buttonClass } from '../../ui/button';
import { draftKey } from '../forms/draft';
import LeadForm from '../forms/lead-form.island';
import { Island } from '../islands/island';
import { Closing } from './closing';
import { ContentLink } from './content-link';
import { DemoBox, DemoLink } from './demo-box';
import DemoButton from './demo-button.island';
import { serviceDrawings } from './drawings/services';
import { Figures } from './figures';
import { PageHead } from './page-head';
import { Section, type SectionPart, Sections } from './section';
import text from './section-text.module.css';
import { serviceDetailParts } from './service-detail';
import { Steps } from './steps';
import { Stories } from './stories';
import { TitledList } from './titled-list';

/** One of the five service pages, from its copy. */
export function LandingPage({ landing }: { landing: Landing }) {
  const { hero, booking, demo, problem, solution, services, aiFirst, stories, process } = landing;
  const { serviceId, leadForm } = landing;
  const { label, price, buys, formValue } = service(serviceId);
  const formId = `lead-${serviceId}`;
  const detail = serviceDetails.find(({ id }) => id === serviceId);
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
        kicker={label}
        note={
          <p>
            From {figure(price)} for {buys}. Prices exclude VAT.
          </p>
        }
        Drawing={serviceDrawings[serviceId]}
      >
        <ContentLink link={booking} className={buttonClass()} />
        <Island of={DemoButton} props={demo} />
        <DemoLink label={demo.label} />
        {detail ? <ContentLink link={detail.action} /> : null}
      </PageHead>
      <Figures label={`${label} in figures`} ids={landing.claims} />
      <Sections parts={parts} />
      <Closing {...landing.callToAction} />
      <Section
        id="contact-form"
        number={parts.length + 1}
        title={leadForm.title}
        note={
          <p className={text.noteLink}>
            <ContentLink link={booking} />
          </p>
        }
      >
        <p className={text.intro}>{leadForm.intro}</p>
        <Island
          of={LeadForm}
          props={{
            service: formValue,
            id: formId,
            messageHint: leadForm.messageHint,
            path: landing.path,
          }}
          unless={[draftKey(formId)]}
        />
        <DemoBox path={landing.path} />
      </Section>
    </>
  );
}
