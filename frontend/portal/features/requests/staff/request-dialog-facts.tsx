import type { RequestDetail } from '../../../../api/types';
import { EmailLink } from '../../../components/email-text';
import { Fact, Facts, LongText } from '../../../components/facts';
import { budgetLabels, serviceTypeLabels, timelineLabels, urgencyLabels } from '../../../labels';
import sections from '../../../components/dialog-sections.module.css';
import { History } from '../history';
import styles from './staff.module.css';

/** Client and project, as the panels of the specification group them. */
export function RequestDialogFacts({ request }: { request: RequestDetail }) {
  const { userId } = request;
  return (
    <>
      <section>
        <h3 className={sections.title}>Client</h3>
        <Facts>
          <Fact term="Name">
            {userId.firstName} {userId.lastName}
          </Fact>
          <Fact term="Email">
            <EmailLink email={request.contactEmail} />
          </Fact>
          <Fact term="Company">{request.company || 'Not provided'}</Fact>
          <Fact term="Phone">{request.contactPhone || 'Not provided'}</Fact>
          <Fact term="Team size">{request.teamSize}</Fact>
          <Fact term="Industry">{request.industry}</Fact>
        </Facts>
      </section>
      <section>
        <h3 className={sections.title}>Project</h3>
        <Facts>
          <Fact term="Service">{serviceTypeLabels[request.serviceType]}</Fact>
          <Fact term="Timeline">{timelineLabels[request.timeline]}</Fact>
          <Fact term="Budget">{budgetLabels[request.budget]}</Fact>
          <Fact term="Urgency">{urgencyLabels[request.urgency]}</Fact>
        </Facts>
      </section>
      <LongText title="Description" text={request.description} />
      <LongText title="Current challenges" text={request.currentChallenges} />
      <LongText title="Expected outcomes" text={request.expectedOutcomes} />
      <details className={styles.history}>
        <summary>
          History ({request.history.length}
          {request.historyBefore === null ? '' : '+'})
        </summary>
        <History request={request} />
      </details>
    </>
  );
}
