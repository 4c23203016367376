import type { ReactNode } from 'react';
import { Tabs } from '../../components/tabs';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { settingsWords as words } from './words';

const tabs = [
  { to: paths.settings, label: words.tabs.general },
  { to: paths.callSettings, label: words.tabs.calls },
];

/** One part of the settings, below the links to all of them. */
export const SettingsPage = ({ lead, children }: { lead: string; children: ReactNode }) => (
  <Page title={words.title} lead={lead}>
    <Tabs label={words.parts} tabs={tabs} />
    {children}
  </Page>
);
