import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type Organisation, useQuery } from '../../../api/call';
import { SharingWords } from '../../../api/generated/words/sharing';
import { formatDay, dayOf } from '../../../lib/dates';
import { useAccess } from '../../access/use-access';
import { ButtonLink } from '../../components/button-link';
import { Fact, Facts } from '../../components/facts';
import { LoadedItem } from '../../components/loaded';
import { defineList, ListView, useList } from '../../lists/list-view';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { RequestRow } from '../requests/request-row';
import { requestListWords } from '../requests/words';
import { oneOrganisation, organisationRequestSource } from './company-sources';
import { CompanyView } from './view';
import { organisationWords as words } from './words';

export function Component() {
  const { id = '' } = useParams();
  const found = useQuery(oneOrganisation(id));
  const panels = useAccess()?.dashboardAccess ?? [];
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
  const { _id, members, name, sharing, version, domains, createdAt } = organisation;
  const list = useList(useMemo(() => requestsOf(_id), [_id]));
  return (
    <CompanyView
      words={words}
      requests={<ListView list={list} />}
      members={members}
      organisationId={_id}
      canManage={canManage}
      change={{ company: { name, sharing, version }, asStaff: { _id, domains } }}
    >
      <Facts>
        <Fact term={words.sharing}>{SharingWords[sharing]}</Fact>
        <Fact term={words.domains}>{domains.join(', ') || words.noDomains}</Fact>
        <Fact term={words.since}>{formatDay(dayOf(createdAt))}</Fact>
      </Facts>
    </CompanyView>
  );
}

const requestsOf = (id: string) =>
  defineList({
    source: organisationRequestSource(id),
    words: { ...requestListWords, empty: words.noRequests },
    item: (request) => <RequestRow request={request} showsClient />,
  });
