import type { PersonDetail } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { EmailLink } from '../../components/email-text';
import { Fact, Facts } from '../../components/facts';
import { signInWords } from './people-words';

/** What is known of an account. */
export function PersonFacts({ detail }: { detail: PersonDetail }) {
  const { person, phone, requests } = detail;
  return (
    <Facts>
      <Fact term="Email">
        <EmailLink email={person.email} />
      </Fact>
      <Fact term="Company">{person.company}</Fact>
      <Fact term="Phone">{phone}</Fact>
      <Fact term="Signs in with">{signInWords(detail)}</Fact>
      <Fact term="Last seen">
        {person.lastSeenAt ? formatDayAndTime(person.lastSeenAt) : 'Never signed in'}
      </Fact>
      <Fact term="Requests raised">{requests.toLocaleString('en-GB')}</Fact>
    </Facts>
  );
}
