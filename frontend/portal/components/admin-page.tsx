import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Page } from '../shell/page';
import { kitWords } from '../words';

interface AdminPageProps {
  title: string;
  lead: string;
  action?: ReactNode;
  children: ReactNode;
}

export const AdminPage = ({ title, lead, action, children }: AdminPageProps) => (
  <Page
    title={title}
    lead={lead}
    action={action}
    back={<Link to={paths.dashboard}>{kitWords.toDashboard}</Link>}
  >
    {children}
  </Page>
);
