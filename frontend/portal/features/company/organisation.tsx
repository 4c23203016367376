import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type Organisation, q, useQuery } from '../../../api/call';
import { formatDay } from '../../../lib/dates';
import { Columns, Stack } from '../../../ui/layout/layout';
import { ButtonLink } from '../../components/button-link';
import { DialogButton } from '../../components/dialog-button';
import { Fact, Facts } from '../../components/facts';
import { lazyDialog } from '../../components/lazy-dialog';
import { LoadedItem } from '../../components/loaded';
import { Lead, Section } from '../../components/section';
import { defineList, ListView, useList } from '../../lists/list-view';
import { paths } from '../../paths';
import { access } from '../../session/queries';
import { Page } from '../../shell/page';
import { RequestRow } from '../requests/request-row';
import { requestListWords } from '../requests/words';
import { organisationRequestSource } from './company-sources';
import styles from './company.module.css';
import { Members } from './members';
import { companyWords, organisationWords as words, sharingLabels } from './words';

// Loaded on demand with the form library.
const ChangeCompany = lazyDialog(() => import('./change-dialog'), 'ChangeCompany');

export function Component() {
  const { id = '' } = useParams();
  const { data: who } = useQuery(access());
  const found = useQuery(q('/api/organisations/{id}', { path: { id } }));
  const panels = who?.dashboardAccess ?? [];
  const canManage = panels.includes('admin') || panels.includes('manager');
  return (
    <Page
      title={found.data?.name ?? words.one}
      back={<Link to={paths.organisations}>{words.back}</Link>}
    >
      <LoadedItem
        query={found}
        words={words.item}
        action={<ButtonLink to={paths.organisations} variant="secondary" label={words.title} />}
      >
        {(organisation) => <View key={id} organisation={organisation} canManage={canManage} />}
      </LoadedItem>
    </Page>
  );
}

interface ViewProps {
  organisation: Organisation;
  canManage: boolean;
}

function View({ organisation, canManage }: ViewProps) {
  const { _id, members } = organisation;
  const definition = useMemo(() => requestsOf(_id), [_id]);
  const list = useList(definition);
  return (
    <Columns from="medium" gap="8 gutter" align="start" className={styles.view}>
      <Section title={words.requests}>
        <Lead>{words.requestsLead}</Lead>
        <ListView list={list} />
      </Section>
      <About organisation={organisation} canManage={canManage} />
      <div className={styles.people}>
        <Members members={members} organisationId={_id} canManage={canManage} />
      </div>
    </Columns>
  );
}

function About({ organisation, canManage }: ViewProps) {
  const { _id, name, sharing, version, domains, createdAt } = organisation;
  return (
    <Stack as="section" gap={3} card className={styles.sheet} aria-labelledby="about">
      <h2 id="about">{words.facts}</h2>
      <Facts>
        <Fact term={words.sharing}>{sharingLabels[sharing]}</Fact>
        <Fact term={words.domains}>{domains.join(', ') || words.noDomains}</Fact>
        <Fact term={words.since}>{formatDay(createdAt)}</Fact>
      </Facts>
      {canManage ? (
        <span>
          <DialogButton
            small
            label={companyWords.change}
            dialog={ChangeCompany}
            of={{ company: { name, sharing, version }, asStaff: { _id, domains } }}
          />
        </span>
      ) : null}
    </Stack>
  );
}

const requestsOf = (id: string) =>
  defineList({
    source: organisationRequestSource(id),
    words: { ...requestListWords, empty: words.noRequests },
    item: (request) => <RequestRow request={request} showsClient />,
  });
