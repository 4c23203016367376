import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Badge } from '../../../ui/badge';
import { Skeleton } from '../../../ui/skeleton';
import { QueryFailure } from '../../components/query-failure';
import { roleLabels } from '../../labels';
import { paths } from '../../paths';
import { me, type User } from '../../session/queries';
import { Page } from '../../shell/page';
import { ProfileForm } from './profile-form';
import styles from './profile.module.css';

export function Component() {
  const profile = useQuery(me());
  return (
    <Page width="narrow" title="Profile" back={<Link to={paths.dashboard}>← Dashboard</Link>}>
      {profile.isPending ? <Skeleton label="Loading your profile" lines={8} /> : null}
      {profile.isError ? (
        <QueryFailure
          message="Failed to load profile"
          error={profile.error}
          onRetry={() => void profile.refetch()}
          isRetrying={profile.isFetching}
        />
      ) : null}
      {profile.data ? (
        <>
          <AccountFacts user={profile.data} />
          {profile.data.profileComplete ? null : (
            <Alert tone="warning">
              <p>
                <strong>Complete Your Profile</strong>
              </p>
              <p>Please fill in all required fields to continue</p>
            </Alert>
          )}
          <ProfileForm key={profile.data.version} user={profile.data} />
        </>
      ) : null}
    </Page>
  );
}

function AccountFacts({ user }: { user: User }) {
  return (
    <p className={styles.facts}>
      <Badge tone="plain">{roleLabels[user.role]}</Badge>
      {user.emailVerified ? (
        <Badge tone="green" glyph="✓">
          Verified Account
        </Badge>
      ) : null}
      <span>
        Member since <time dateTime={user.memberSince}>{formatDay(user.memberSince)}</time>
      </span>
      {user.pendingEmail ? (
        <span>
          Waiting for you to confirm <strong>{user.pendingEmail}</strong>
        </span>
      ) : null}
    </p>
  );
}
