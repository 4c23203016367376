import { serviceDetails } from '../../../content/services';
import { entryAt } from '../../entry-at';
import { buttonClass } from '../../../ui/button';
import { Closing } from '../../sections/closing';
import { ContentLink } from '../../sections/content-link';
import { serviceDrawings } from '../../sections/drawings/services';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { ServiceBand, ServiceFeatures } from '../../sections/service-detail';
import type { PageProps } from '../../pages';

/** Services without a landing page (currently one). */
export function Page({ path }: PageProps) {
  const service = entryAt(serviceDetails, path);
  const { id, title, description, action } = service;
  return (
    <>
      <PageHead title={title} lead={description} Drawing={serviceDrawings[id]}>
        <ContentLink link={action} className={buttonClass()} />
      </PageHead>
      <Section id="features" title="What you receive">
        <ServiceFeatures detail={service} />
      </Section>
      <ServiceBand detail={service} />
      <Closing
        title="Start with the inventory"
        text="It shows what runs today, what it costs and what depends on it. You keep it either way."
        actions={[action, { label: 'AI Integration', href: '/services/ai-integration' }]}
      />
    </>
  );
}
