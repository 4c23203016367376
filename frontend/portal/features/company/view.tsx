import type { ComponentProps, ReactNode } from 'react';
import { Columns, Stack } from '../../../ui/layout/layout';
import { DialogButton } from '../../components/dialog-button';
import { lazyDialog } from '../../components/lazy-dialog';
import { Lead, Section } from '../../components/section';
import type { ChangeCompanyProps } from './change-dialog';
import styles from './company.module.css';
import { Members } from './members';
import { companyWords } from './words';

// Loaded on demand with the form library.
const ChangeCompany = lazyDialog(() => import('./change-dialog'), 'ChangeCompany');

interface CompanyViewProps extends ComponentProps<typeof Members> {
  words: { requests: string; requestsLead: string; about: string };
  requests: ReactNode;
  add?: ReactNode;
  change: Omit<ChangeCompanyProps, 'onClose'>;
  /** Facts about the company. */
  children: ReactNode;
}

export const CompanyView = (props: CompanyViewProps) => {
  const { words, requests, add, change, children, ...members } = props;
  return (
    <Columns from="medium" gap="8 gutter" align="start" className={styles.view}>
      <Section title={words.requests} action={add}>
        <Lead>{words.requestsLead}</Lead>
        {requests}
      </Section>
      <Stack as="section" gap={3} card className={styles.sheet} aria-labelledby="about">
        <h2 id="about">{words.about}</h2>
        {children}
        {members.canManage ? (
          <span>
            <DialogButton small label={companyWords.change} dialog={ChangeCompany} of={change} />
          </span>
        ) : null}
      </Stack>
      <div className={styles.people}>
        <Members {...members} />
      </div>
    </Columns>
  );
};
