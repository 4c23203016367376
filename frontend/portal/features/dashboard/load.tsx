import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { q } from '../../../api/call';
import type { Panel } from '../../../api/generated/enums';
import { formatNumber } from '../../../lib/locale';
import { Text } from '../../../ui/layout/layout';
import { Loaded } from '../../components/loaded';
import styles from './staff-dashboard.module.css';
import { staffWords as words } from './staff-words';

const shown = 8;

/** Open requests of each person of the team, against an even share. Admins see all teams. */
export function Load({ panel, queue }: { panel: Panel; queue: (filters: string) => string }) {
  const query = useQuery(q('/api/colleagues'));
  return (
    <section aria-labelledby="load">
      <Text as="h2" id="load" size={4} strong below={2}>
        {words.load}
      </Text>
      <Loaded query={query} loading={words.loadLoading} failure={words.loadFailure} lines={4}>
        {({ colleagues }) => {
          const team = colleagues
            .filter(({ role, openRequests }) =>
              panel === 'admin' ? role !== 'admin' || openRequests > 0 : role === panel,
            )
            .sort((a, b) => b.openRequests - a.openRequests);
          const most = Math.max(1, ...team.map(({ openRequests }) => openRequests));
          const present = team.filter(({ isAway }) => !isAway).length;
          const open = team.reduce((sum, { openRequests }) => sum + openRequests, 0);
          const share = open / Math.max(1, present);
          return (
            <>
              <ul className={styles.list}>
                {team.slice(0, shown).map(({ _id, firstName, lastName, isAway, openRequests }) => (
                  <Text as="li" key={_id} size={2} line="below" className={styles.person}>
                    <Link to={queue(`assignee=${_id}`)} className={styles.name}>
                      {firstName} {lastName}
                    </Link>
                    <span className={styles.calm} title={words.openOf(openRequests)}>
                      {isAway ? `${words.away} · ` : ''}
                      {formatNumber(openRequests)}
                    </span>
                    <svg className={styles.bar} aria-hidden="true">
                      <rect y="3" width={`${(100 * openRequests) / most}%`} height="6" />
                      {present > 1 && share <= most ? (
                        <line
                          x1={`${(100 * share) / most}%`}
                          x2={`${(100 * share) / most}%`}
                          y2="100%"
                        />
                      ) : null}
                    </svg>
                  </Text>
                ))}
              </ul>
              <Text soft size={1} above={2}>
                {present > 1 ? words.share(formatNumber(Math.round(share * 10) / 10)) : null}{' '}
                {team.length > shown ? words.more(team.length - shown) : null}
              </Text>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
