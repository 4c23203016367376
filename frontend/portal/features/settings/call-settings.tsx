import { useAccess } from '../../access/use-access';
import { CallTypes } from '../calls/call-types';
import { TakingCalls } from '../calls/taking-calls';
import { SettingsPage } from './settings-page';
import { settingsWords } from './words';

/** All staff take calls; only admins change what can be booked. */
export function Component() {
  const isAdmin = useAccess()?.role === 'admin';
  return (
    <SettingsPage lead={settingsWords.callsLead}>
      <TakingCalls />
      {isAdmin ? <CallTypes /> : null}
    </SettingsPage>
  );
}
