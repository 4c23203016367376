import type { PersonDetail } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { EmailLink } from '../../components/email-text';
import { Fact, Facts } from '../../components/facts';
import { factWords, signInWords } from './words';
import { formatNumber } from '../../../lib/locale';

export function PersonFacts({ detail }: { detail: PersonDetail }) {
  const { person, phone, requests } = detail;
  return (
    <Facts>
      <Fact term={factWords.email}>
        <EmailLink email={person.email} />
      </Fact>
      <Fact term={factWords.company}>{person.company}</Fact>
      <Fact term={factWords.phone}>{phone}</Fact>
      <Fact term={factWords.signsInWith}>{signInWords(detail)}</Fact>
      <Fact term={factWords.secondFactor}>
        {detail.hasSecondFactor ? factWords.isSet : factWords.isNotSet}
      </Fact>
      <Fact term={factWords.lastSeen}>
        {person.lastSeenAt ? formatDayAndTime(person.lastSeenAt) : factWords.neverSeen}
      </Fact>
      <Fact term={factWords.requests}>{formatNumber(requests)}</Fact>
    </Facts>
  );
}
