import { call, type Company, q, useQuery } from '../../../api/call';
import { Columns, Stack, Text } from '../../../ui/layout/layout';
import { Skeleton } from '../../../ui/skeleton';
import { ButtonLink } from '../../components/button-link';
import { DialogButton } from '../../components/dialog-button';
import { lazyDialog } from '../../components/lazy-dialog';
import { Loaded } from '../../components/loaded';
import { Lead, Section } from '../../components/section';
import { defineList, ListView, useList } from '../../lists/list-view';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { RequestRow } from '../requests/request-row';
import { requestListWords, myRequestWords } from '../requests/words';
import { companyRequestSource } from './company-sources';
import styles from './company.module.css';
import { JoinByLink } from './join-by-link';
import { Members } from './members';
import { companyWords as words, noCompanyWords, sharingHints, sharingLabels } from './words';

const loading = <Skeleton label={words.loading} lines={9} />;

// Loaded on demand with the form library.
const ChangeCompany = lazyDialog(() => import('./change-dialog'), 'ChangeCompany');
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
  const list = useList(requests);
  const isLead = company.role === 'lead';
  return (
    <Columns from="medium" gap="8 gutter" align="start" className={styles.view}>
      <Section
        title={words.requests}
        action={<ButtonLink to={paths.raiseRequest()} small label={myRequestWords.add} />}
      >
        <Lead>{words.requestsLead}</Lead>
        <ListView list={list} />
      </Section>
      <Sharing organisation={organisation} canChange={isLead} />
      <div className={styles.people}>
        <Members members={company.members} organisationId={null} canManage={isLead} />
      </div>
    </Columns>
  );
}

function Sharing({ organisation, canChange }: { organisation: Own; canChange: boolean }) {
  const { name, sharing, version } = organisation;
  return (
    <Stack as="section" gap={3} card className={styles.sheet} aria-labelledby="sharing">
      <h2 id="sharing">{words.whoSees}</h2>
      <Text size={4} strong>
        {sharingLabels[sharing]}
      </Text>
      <Lead>{sharingHints[sharing]}</Lead>
      {canChange ? (
        <span>
          <DialogButton small dialog={ChangeCompany} of={{ company: { name, sharing, version } }}>
            {words.change}
          </DialogButton>
        </span>
      ) : null}
    </Stack>
  );
}
