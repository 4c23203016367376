import { call, type Company, q, useQuery } from '../../../api/call';
import { SharingWords } from '../../../api/generated/words/sharing';
import { Text } from '../../../ui/layout/layout';
import { Skeleton } from '../../../ui/skeleton';
import { ButtonLink } from '../../components/button-link';
import { lazyDialog } from '../../components/lazy-dialog';
import { Loaded } from '../../components/loaded';
import { Lead } from '../../components/section';
import { defineList, ListView, useList } from '../../lists/list-view';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { RequestRow } from '../requests/request-row';
import { requestListWords, myRequestWords } from '../requests/words';
import { companyRequestSource } from './company-sources';
import { JoinByLink } from './join-by-link';
import { CompanyView } from './view';
import { companyWords as words, noCompanyWords, sharingHints } from './words';

const loading = <Skeleton label={words.loading} lines={9} />;

// Loaded on demand with the form library.
const NoCompany = lazyDialog(
  () => import('./no-company'),
  'NoCompany',
  () => loading,
);

const requests = defineList({
  source: companyRequestSource,
  words: {
    ...requestListWords,
    empty: {
      ...words.noRequests,
      action: <ButtonLink to={paths.raiseRequest()}>{myRequestWords.add}</ButtonLink>,
    },
  },
  item: (request) => <RequestRow request={request} showsClient />,
});

export function Component() {
  const query = useQuery(q('/api/company'));
  return (
    <Page title={query.data?.organisation?.name ?? words.title} lead={words.lead}>
      <JoinByLink
        words={noCompanyWords}
        join={(token) => call('POST /api/company/join').send({ token })}
      />
      <Loaded query={query} loading={words.loading} lines={9} failure={words.failure} isQuiet>
        {(company) =>
          company.organisation ? (
            <OwnCompany company={company} organisation={company.organisation} />
          ) : (
            <NoCompany company={company} />
          )
        }
      </Loaded>
    </Page>
  );
}

type Own = NonNullable<Company['organisation']>;

function OwnCompany({ company, organisation }: { company: Company; organisation: Own }) {
  const { name, sharing, version } = organisation;
  return (
    <CompanyView
      words={words}
      requests={<ListView list={useList(requests)} />}
      add={<ButtonLink to={paths.raiseRequest()} small label={myRequestWords.add} />}
      members={company.members}
      organisationId={null}
      canManage={company.role === 'lead'}
      change={{ company: { name, sharing, version } }}
    >
      <Text size={4} strong>
        {SharingWords[sharing]}
      </Text>
      <Lead>{sharingHints[sharing]}</Lead>
    </CompanyView>
  );
}
