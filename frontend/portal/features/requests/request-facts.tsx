import type { RequestDetail } from '../../../api/types';
import { formatMoney } from '../../../lib/money';
import { budgetLabels, serviceTypeLabels, timelineLabels, urgencyLabels } from '../../labels';
import { EmailText } from '../../components/email-text';
import { Fact, Facts, LongText } from '../../components/facts';
import { notProvided } from './words';

export function RequestFacts({ request }: { request: RequestDetail }) {
  return (
    <>
      <LongText heading="h2" title="Description" text={request.description} />
      <Facts>
        <Fact term="Service">{serviceTypeLabels[request.serviceType]}</Fact>
        <Fact term="Timeline">{timelineLabels[request.timeline]}</Fact>
        <Fact term="Budget">{budgetLabels[request.budget]}</Fact>
        <Fact term="Agreed price">
          {request.agreedPrice === null ? null : formatMoney(request.agreedPrice, request.currency)}
        </Fact>
        <Fact term="Urgency">{urgencyLabels[request.urgency]}</Fact>
        <Fact term="Company">{request.company}</Fact>
        <Fact term="Email">
          <EmailText email={request.contactEmail} />
        </Fact>
        <Fact term="Phone">{request.contactPhone || notProvided}</Fact>
        <Fact term="Team size">{request.teamSize}</Fact>
        <Fact term="Industry">{request.industry}</Fact>
      </Facts>
      <LongText heading="h2" title="Current challenges" text={request.currentChallenges} />
      <LongText heading="h2" title="Expected outcomes" text={request.expectedOutcomes} />
    </>
  );
}
