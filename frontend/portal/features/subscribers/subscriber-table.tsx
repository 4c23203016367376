import { Link } from 'react-router-dom';
import type { Subscriber } from '../../../api/types';
import { EmailText } from '../../components/email-text';
import { Ledger } from '../../lists/ledger';
import { LedgerTime } from '../../lists/ledger-time';
import ledger from '../../lists/ledger.module.css';
import { SubscriberStateBadge } from './subscriber-state-badge';
import { topicWords } from './subscriber-words';

interface SubscriberTableProps {
  subscribers: readonly Subscriber[];
  searchFor: (id: string) => string;
}

/** A ledger; on a phone each row becomes a titled list, all of it the link. */
export function SubscriberTable({ subscribers, searchFor }: SubscriberTableProps) {
  return (
    <Ledger label="Subscribers" columns={['Address', 'State', 'Topics', 'Since']} linked>
      {subscribers.map((subscriber) => (
        <tr key={subscriber._id}>
          <td className={`${ledger.project} ${ledger.wide}`}>
            <Link
              className={ledger.open}
              to={{ search: searchFor(subscriber._id) }}
              preventScrollReset
            >
              <EmailText email={subscriber.email} />
            </Link>
            <span className={ledger.second}>
              {[subscriber.fullName, subscriber.company].filter(Boolean).join(', ')}
            </span>
          </td>
          <td data-label="State">
            <SubscriberStateBadge state={subscriber.state} />
          </td>
          <td data-label="Topics">
            <ul>
              {subscriber.subscriptions.map((subscription) => (
                <li key={subscription.topic}>{topicWords(subscription)}</li>
              ))}
            </ul>
          </td>
          <td data-label="Since" className={ledger.date}>
            <LedgerTime at={subscriber.createdAt} />
          </td>
        </tr>
      ))}
    </Ledger>
  );
}
