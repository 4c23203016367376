import type { ReactNode } from 'react';
import { useAccess } from '../../access/use-access';
import { Tabs } from '../../components/tabs';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { settingsWords as words } from './words';

const tabs = [
  { to: paths.settings, label: words.tabs.general },
  { to: paths.callSettings, label: words.tabs.calls },
];
const ofAdmins = [...tabs, { to: paths.setUp, label: words.tabs.setUp }];

interface SettingsPageProps {
  lead: ReactNode;
  children: ReactNode;
}

/** One part of the settings, below the links to all of them. */
export function SettingsPage({ lead, children }: SettingsPageProps) {
  const isAdmin = useAccess()?.role === 'admin';
  return (
    <Page title={words.title} lead={lead}>
      <Tabs label={words.parts} tabs={isAdmin ? ofAdmins : tabs} />
      {children}
    </Page>
  );
}
