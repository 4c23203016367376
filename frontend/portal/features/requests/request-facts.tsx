import type { RequestDetail } from '../../../api/call';
import { formatMoney } from '../../../lib/money';
import { ServiceTypeWords } from '../../../api/generated/words/service-type';
import { TimelineWords } from '../../../api/generated/words/timeline';
import { UrgencyWords } from '../../../api/generated/words/urgency';
import { budgetLabels } from '../../labels';
import { EmailText } from '../../components/email-text';
import { Fact, Facts, LongText } from '../../components/facts';
import { fieldLabels } from '../wizard/wizard-fields';
import { factWords as words, notProvided } from './words';

export const RequestFacts = ({ request }: { request: RequestDetail }) => (
  <>
    <LongText heading="h2" title={fieldLabels.description} text={request.description} />
    <Facts>
      <Fact term={words.service}>{ServiceTypeWords[request.serviceType]}</Fact>
      <Fact term={fieldLabels.timeline}>{TimelineWords[request.timeline]}</Fact>
      <Fact term={fieldLabels.budget}>{budgetLabels[request.budget]}</Fact>
      <Fact term={words.price}>
        {request.agreedPrice === null ? null : formatMoney(request.agreedPrice, request.currency)}
      </Fact>
      <Fact term={fieldLabels.urgency}>{UrgencyWords[request.urgency]}</Fact>
      <Fact term={fieldLabels.company}>{request.company}</Fact>
      <Fact term={words.email}>
        <EmailText email={request.contactEmail} />
      </Fact>
      <Fact term={words.phone}>{request.contactPhone || notProvided}</Fact>
      <Fact term={fieldLabels.teamSize}>{request.teamSize}</Fact>
      <Fact term={fieldLabels.industry}>{request.industry}</Fact>
    </Facts>
    <LongText heading="h2" title={fieldLabels.currentChallenges} text={request.currentChallenges} />
    <LongText heading="h2" title={fieldLabels.expectedOutcomes} text={request.expectedOutcomes} />
  </>
);
