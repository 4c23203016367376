import type { Landing } from '../../content/landings';
import { figure } from '../../content/claims';
import { priceList, service, serviceDetails } from '../../content/services';
import { deliveryTimes, spanCaption, spanUnit } from '../../content/spans';
import { buttonClass } from '../../ui/button';
import { draftKey } from '../forms/draft';
import LeadForm from '../forms/lead-form.island';
import { Island } from '../islands/island';
import { SpanFigure } from '../figures/span-figure';
import { ContentLink } from './content-link';
import { DemoBox, DemoLink } from './demo-box';
import DemoButton from './demo-button.island';
import { serviceDrawings } from './drawings/services';
import { Enquiry } from './enquiry';
import { Figures } from './figures';
import { PageHead } from './page-head';
import { PairHeads, Pairs } from './pairs';
import { Sections } from './section';
import { ServiceBand, ServiceFeatures } from './service-detail';
import { Steps } from './steps';
import { Stories } from './stories';
import { TitledGrid } from './titled-grid';

export function LandingPage({ landing }: { landing: Landing }) {
  const { hero, booking, demo, problem, solution, services, aiFirst, stories, process } = landing;
  const { serviceId, leadForm } = landing;
  const { label, price, buys, formValue } = service(serviceId);
  const formId = `lead-${serviceId}`;
  const detail = serviceDetails.find(({ id }) => id === serviceId);
  return (
    <>
      <PageHead
        {...hero}
        kicker={`${label}. From ${figure(price)}, without VAT, for ${buys}.`}
        Drawing={serviceDrawings[serviceId]}
        beside={<Figures label={`${label} in figures`} ids={landing.claims} />}
      >
        <ContentLink link={booking} className={buttonClass()} />
        <ContentLink
          link={detail?.action ?? priceList}
          className={buttonClass({ variant: 'secondary' })}
        />
        <Island of={DemoButton} props={demo} />
        <DemoLink label={demo.label} />
      </PageHead>
      <Sections
        parts={[
          {
            id: 'problem',
            title: problem.title,
            body: (
              <>
                <PairHeads problem={problem.intro} solution={solution} />
                <Pairs problems={problem.points} answers={solution.points} />
              </>
            ),
          },
          {
            id: 'services',
            ...services,
            body: <TitledGrid items={services.cards} />,
            ...(detail && {
              after: (
                <>
                  <h3>What you receive</h3>
                  <ServiceFeatures detail={detail} />
                </>
              ),
            }),
          },
        ]}
      />
      {detail ? <ServiceBand detail={detail} /> : null}
      <Sections
        parts={[
          ...(aiFirst
            ? [
                {
                  id: 'ai-first',
                  ...aiFirst,
                  body: <TitledGrid items={aiFirst.features} />,
                },
              ]
            : []),
          {
            id: 'stories',
            ...stories,
            body: <Stories stories={stories.items} isSaid={Boolean(detail)} />,
          },
          {
            id: 'process',
            ...process,
            body: (
              <>
                <Steps steps={process.steps} />
                <SpanFigure
                  unit={spanUnit}
                  caption={spanCaption}
                  spans={deliveryTimes(serviceId)}
                />
              </>
            ),
          },
        ]}
      />
      <DemoBox path={landing.path} />
      <Enquiry
        {...landing.callToAction}
        service={serviceId}
        formTitle={leadForm.title}
        formIntro={leadForm.intro}
      >
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
      </Enquiry>
    </>
  );
}
