import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { formatMonth } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Badge } from '../../../ui/badge';
import { Row, Stack } from '../../../ui/layout/layout';
import { Loaded } from '../../components/loaded';
import { roleLabels } from '../../labels';
import { paths } from '../../paths';
import { me, type User } from '../../session/queries';
import { Page } from '../../shell/page';
import { ConnectedAccounts } from './connected-accounts';
import { LazyPart } from '../../components/lazy-part';
import { PasswordSection } from './password-section';
import { ProfileForm } from './profile-form';
import { profileWords } from './words';
import styles from './profile.module.css';
import { kitWords } from '../../words';

const SecondFactor = lazy(() => import('../second-factor/second-factor'));
const Mails = lazy(() => import('./mails'));
const Sessions = lazy(() => import('./sessions'));
const OwnTokens = lazy(() => import('../api-tokens/own-tokens'));
const OwnData = lazy(() => import('../privacy/own-data'));

const sections = [
  { id: 'details', title: profileWords.sections.details },
  { id: 'password', title: profileWords.sections.password },
  { id: 'second-factor', title: profileWords.sections.secondFactor },
  { id: 'connected', title: profileWords.sections.connected },
  { id: 'mails', title: profileWords.sections.mails },
  { id: 'devices', title: profileWords.sections.devices },
  { id: 'tokens', title: profileWords.sections.tokens },
  { id: 'your-data', title: profileWords.sections.data },
];

export function Component() {
  const profile = useQuery(me());
  return (
    <Page
      title={profileWords.title}
      back={<Link to={paths.dashboard}>{kitWords.toDashboard}</Link>}
    >
      <Loaded query={profile} {...profileWords} lines={8} isQuiet>
        {(user) => <Profile user={user} />}
      </Loaded>
    </Page>
  );
}

function Profile({ user }: { user: User }) {
  return (
    <>
      <AccountFacts user={user} />
      <Stack gap="7 8" className={styles.layout}>
        <nav aria-label={profileWords.contents} className={styles.contents}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Stack gap={6} className={styles.sections}>
          {user.profileComplete ? null : (
            <Alert tone="warning">
              <p>
                <strong>{profileWords.incomplete}</strong>
              </p>
              <p>{profileWords.required}</p>
            </Alert>
          )}
          <ProfileForm user={user} />
          <PasswordSection user={user} />
          <LazyPart>
            <SecondFactor />
          </LazyPart>
          <ConnectedAccounts />
          <LazyPart>
            <Mails />
            <Sessions />
            <OwnTokens />
            <OwnData />
          </LazyPart>
        </Stack>
      </Stack>
    </>
  );
}

function AccountFacts({ user }: { user: User }) {
  return (
    <Row as="p" align="center" gap="2 3" soft className={styles.facts}>
      {user.role === 'client' ? null : <Badge tone="plain">{roleLabels[user.role]}</Badge>}
      {user.emailVerified ? (
        <Badge tone="green" glyph="✓">
          {profileWords.verified}
        </Badge>
      ) : null}
      <span>
        {profileWords.since}{' '}
        <time dateTime={user.memberSince}>{formatMonth(user.memberSince)}</time>
      </span>
    </Row>
  );
}
