import type { ComponentType } from 'react';
import {
  type CambridgeLanding,
  cambridgePriceNote,
} from '../../content/cambridge/cambridge-landing';
import { service } from '../../content/services';
import { buttonClass } from '../../ui/button';
import { CambridgeHead } from './cambridge-head';
import { Closing } from './closing';
import { ContentLink } from './content-link';
import { Figures } from './figures';
import { IndustryList } from './industry-list';
import { PricedServices } from './priced-services';
import { Section } from './section';
import text from './section-text.module.css';
import { Steps } from './steps';
import { TechnologyGrid } from './technology-grid';
import { TitledList } from './titled-list';

interface CambridgePageProps {
  landing: CambridgeLanding;
  Drawing: ComponentType;
}

/** One of the five pages for Cambridge, from its copy. Nothing on it moves: it is all static. */
export function CambridgePage({ landing, Drawing }: CambridgePageProps) {
  const { serviceId, services, whyChoose, industries, lists = [], technology, process } = landing;
  const { primary, secondary, ...hero } = landing.hero;
  const parts = [
    {
      id: 'services',
      ...services,
      note: cambridgePriceNote,
      body: <PricedServices items={services.items} />,
    },
    ...lists.map((list, index) => ({
      id: `list-${index + 1}`,
      ...list,
      body: <TitledList items={list.items} />,
    })),
    ...(technology
      ? [
          {
            id: 'technology',
            title: 'What we build with',
            body: <TechnologyGrid areas={technology} />,
          },
        ]
      : []),
    ...(process ? [{ id: 'process', ...process, body: <Steps steps={process.steps} /> }] : []),
    { id: 'why', ...whyChoose, body: <TitledList items={whyChoose.items} /> },
    { id: 'industries', ...industries, body: <IndustryList ids={industries.ids} /> },
  ];
  return (
    <>
      <CambridgeHead {...hero} badge={landing.badge} Drawing={Drawing}>
        <ContentLink link={primary} className={buttonClass()} />
        <ContentLink link={secondary} />
      </CambridgeHead>
      <Figures
        label={`${service(serviceId).cambridgeLabel} in Cambridge in figures`}
        ids={landing.stats}
      />
      {parts.map((part, index) => (
        <Section
          key={part.id}
          id={part.id}
          number={index + 1}
          title={part.title}
          note={'note' in part ? <p>{part.note}</p> : undefined}
        >
          {'intro' in part ? <p className={text.intro}>{part.intro}</p> : null}
          {part.body}
        </Section>
      ))}
      <Closing {...landing.callToAction} />
    </>
  );
}
