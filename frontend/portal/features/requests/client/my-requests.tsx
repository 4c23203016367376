import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../../ui/button';
import { RequestRow } from '../request-row';
import { FilteredList, type ListWords } from '../../../lists/filtered-list';
import { toCall } from '../../../lists/list-filters';
import { toOrder } from '../../../lists/sorting';
import { useFilters } from '../../../lists/use-filters';
import { useSort } from '../../../lists/use-sort';
import { paths } from '../../../paths';
import { myRequests } from '../queries';
import { Page } from '../../../shell/page';
import { myRequestChoices, myRequestSorts } from './my-request-filters';

const words: ListWords = {
  noun: 'request',
  searchHint: 'Project, number or description',
  loading: 'Loading your requests',
  failure: 'Failed to load requests',
  empty: {
    title: 'No requests yet',
    text: 'Start by submitting your first project request',
    action: (
      <Link to={paths.raiseRequest()} className={buttonClass()}>
        Submit Your First Request
      </Link>
    ),
  },
};

export function Component() {
  const filters = useFilters(myRequestChoices);
  const sorting = useSort(myRequestSorts);
  const query = useQuery(
    myRequests({ ...toCall(filters), ...toOrder(myRequestSorts, sorting.current) }),
  );
  const { data } = query;
  return (
    <Page
      title="My Requests"
      lead="Everything you have asked us for."
      action={
        <>
          <a href={paths.contact} className={buttonClass({ variant: 'secondary' })}>
            Get Help
          </a>
          <Link to={paths.raiseRequest()} className={buttonClass()}>
            New Request
          </Link>
        </>
      }
    >
      <FilteredList
        choices={myRequestChoices}
        filters={filters}
        sorting={sorting}
        isTable={false}
        words={words}
        query={query}
        page={
          data && {
            ...data.pagination,
            rows: data.requests.length,
            total: data.pagination.totalRequests,
          }
        }
      >
        <ul aria-label="Requests">
          {data?.requests.map((request) => (
            <RequestRow key={request._id} request={request} heading="h2" />
          ))}
        </ul>
      </FilteredList>
    </Page>
  );
}
