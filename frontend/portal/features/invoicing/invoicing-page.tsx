import type { ReactNode } from 'react';
import { Tabs } from '../../components/tabs';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { invoicingWords as words } from './words';

const tabs = [
  { to: paths.invoicing, label: words.tabs.toIssue },
  { to: paths.invoicingList, label: words.tabs.invoices },
  { to: paths.payments, label: words.tabs.payments },
  // Lines that wait for a decision.
  { to: `${paths.bank}?state=open`, label: words.tabs.bank },
  { to: paths.accounts, label: words.tabs.accounts },
];

interface InvoicingPageProps {
  action?: ReactNode;
  children: ReactNode;
}

/** One part of invoicing, below the links to all of them. */
export const InvoicingPage = ({ action, children }: InvoicingPageProps) => (
  <Page title={words.title} lead={words.lead} action={action}>
    <Tabs label={words.parts} tabs={tabs} />
    {children}
  </Page>
);
