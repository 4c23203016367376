import { cambridgeBadge, type CambridgeLanding, cambridgePriceNote } from '../../content/cambridge';
import { deliveryTimes, spanCaption, spanUnit, stepTimes } from '../../content/spans';
import { buttonClass } from '../../ui/button';
import { CityBadge } from './city-badge';
import { Closing } from './closing';
import { ContentLink } from './content-link';
import { serviceDrawings } from './drawings/services';
import { SpanFigure } from '../figures/span-figure';
import { Figures } from './figures';
import { IndustryList } from './industry-list';
import { PageHead } from './page-head';
import { PricedServices } from './priced-services';
import { type SectionPart, Sections } from './section';
import { Steps } from './steps';
import { TechnologyGrid } from './technology-grid';
import { TitledGrid } from './titled-grid';
import { WhyBand } from './why-band';

export function CambridgePage({ landing }: { landing: CambridgeLanding }) {
  const { id, label, services, whyChoose, industries, lists = [], technology, process } = landing;
  const { primary, secondary, ...hero } = landing.hero;
  const parts: SectionPart[] = [
    {
      id: 'services',
      ...services,
      note: <p>{cambridgePriceNote}</p>,
      body: <PricedServices items={services.items} />,
    },
    ...lists.map((list, index) => ({
      id: `list-${index + 1}`,
      ...list,
      body: <TitledGrid items={list.items} />,
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
    ...(process
      ? [
          {
            id: 'process',
            ...process,
            body: (
              <>
                <Steps steps={process.steps} />
                <SpanFigure unit="Weeks" caption={spanCaption} spans={stepTimes(process.steps)} />
              </>
            ),
          },
        ]
      : []),
    ...(process
      ? []
      : [
          {
            id: 'weeks',
            title: 'How long it takes',
            body: <SpanFigure unit={spanUnit} caption={spanCaption} spans={deliveryTimes(id)} />,
          },
        ]),
    { id: 'industries', ...industries, body: <IndustryList ids={industries.ids} /> },
  ];
  const middle = Math.floor(parts.length / 2);
  return (
    <>
      <PageHead
        {...hero}
        kicker={<CityBadge>{cambridgeBadge}</CityBadge>}
        Drawing={serviceDrawings[id]}
        beside={<Figures label={`${label} in Cambridge in figures`} ids={landing.stats} />}
      >
        <ContentLink link={primary} className={buttonClass()} />
        <ContentLink link={secondary} />
      </PageHead>
      <Sections parts={parts.slice(0, middle)} />
      <WhyBand {...whyChoose} />
      <Sections parts={parts.slice(middle)} />
      <Closing {...landing.callToAction} />
    </>
  );
}
