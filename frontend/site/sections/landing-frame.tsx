import type { ReactNode } from 'react';
import type { LandingService } from '../../api/generated/enums';
import { leadForms } from '../../content/landings/lead-forms';
import type { ServiceId } from '../../content/services';
import { LeadForm } from '../forms/lead-form';
import { DemoDialog } from './demo-dialog';
import { Section } from './section';

interface LandingFrameProps {
  serviceId: ServiceId;
  /** What the form sends. */
  service: LandingService;
  /** The number of its last section, the form. */
  number: number;
  /** The page itself; its demo button opens our dialog. */
  body: ReactNode;
  /** Beside and above the form. */
  note: ReactNode;
  intro: ReactNode;
}

/** What moves on a service's page: the dialog of the demo, and the enquiry at the end. */
export function LandingFrame({ serviceId, service, number, body, note, intro }: LandingFrameProps) {
  const { title, messageHint } = leadForms[serviceId];
  return (
    <>
      {body}
      <DemoDialog />
      <Section id="contact-form" number={number} title={title} note={note}>
        {intro}
        <LeadForm service={service} id={`lead-${serviceId}`} messageHint={messageHint} />
      </Section>
    </>
  );
}
