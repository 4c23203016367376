import { useQuery } from '@tanstack/react-query';
import { access } from '../../session/queries';
import { Page } from '../../shell/page';
import { Absences } from './absences';
import { CannedReplies } from './canned-replies';
import { ServiceLevels } from './service-levels';
import { settingsWords } from './words';

/** All staff see the settings; only admins change the shared ones. */
export function Component() {
  const { data } = useQuery(access());
  const isAdmin = data?.role === 'admin';
  return (
    <Page title={settingsWords.title} lead={settingsWords.lead}>
      <ServiceLevels isAdmin={isAdmin} />
      <Absences isAdmin={isAdmin} />
      <CannedReplies isAdmin={isAdmin} />
    </Page>
  );
}
