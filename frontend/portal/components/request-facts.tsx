import type { ReactNode } from 'react';
import type { RequestDetail } from '../../api/types';
import { formatMoney } from '../../lib/money';
import { budgetLabels, serviceTypeLabels, timelineLabels, urgencyLabels } from '../labels';
import { EmailText } from './email-text';
import styles from './request-facts.module.css';

/** Everything a client entered, in the order of the form. Empty optional answers are left out. */
export function RequestFacts({ request }: { request: RequestDetail }) {
  return (
    <>
      <LongText heading="h2" title="Description" text={request.description} />
      <dl className={styles.facts}>
        <Fact term="Service">{serviceTypeLabels[request.serviceType]}</Fact>
        <Fact term="Timeline">{timelineLabels[request.timeline]}</Fact>
        <Fact term="Budget">{budgetLabels[request.budget]}</Fact>
        <Fact term="Agreed price">
          {request.agreedPrice === null ? null : formatMoney(request.agreedPrice)}
        </Fact>
        <Fact term="Urgency">{urgencyLabels[request.urgency]}</Fact>
        <Fact term="Company">{request.company}</Fact>
        <Fact term="Email">
          <EmailText email={request.contactEmail} />
        </Fact>
        <Fact term="Phone">{request.contactPhone || 'Not provided'}</Fact>
        <Fact term="Team size">{request.teamSize}</Fact>
        <Fact term="Industry">{request.industry}</Fact>
      </dl>
      <LongText heading="h2" title="Current challenges" text={request.currentChallenges} />
      <LongText heading="h2" title="Expected outcomes" text={request.expectedOutcomes} />
    </>
  );
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface LongTextProps {
  title: string;
  text: string | null | undefined;
  /** The level under the heading of the page or dialog. */
  heading?: 'h2' | 'h3';
}

export function LongText({ title, text, heading: Heading = 'h3' }: LongTextProps) {
  if (!text) return null;
  return (
    <section>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
