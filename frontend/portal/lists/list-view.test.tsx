import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { answerCalls, problem } from '../../testing/components';
import { defineList } from './define-list';
import { listSource } from './list-source';
import { ListView } from './list-view';
import { RowLink } from './row-link';
import { useList } from './use-list';

const boats = [
  { _id: 'a', projectName: 'Heron', createdAt: '1931' },
  { _id: 'b', projectName: 'Bittern', createdAt: '1954' },
];

/** Of a list that is long enough to be filtered. */
const answer = (requests: object[], totalRequests = 12) => {
  const pagination = { currentPage: 1, totalPages: 1, totalRequests };
  return answerCalls(() => ({ body: { requests, pagination } }));
};

const boatSource = listSource({
  path: '/api/get-requests',
  filters: {
    status: { label: 'State', any: 'All', values: ['pending'], labels: { pending: 'New' } },
  },
  sorts: [
    { sort: 'created', order: 'desc', label: 'Newest first' },
    { sort: 'created', order: 'asc', label: 'Oldest first' },
  ],
});

const fleet = defineList({
  source: boatSource,
  words: {
    title: 'Boats',
    noun: 'boat',
    columns: { name: 'Name', built: 'Built' },
    searchIn: 'Name',
    empty: { title: 'No boats yet', text: 'They come with the tide.' },
  },
  opens: 'boat',
  columns: {
    name: {
      look: 'title',
      cell: (boat) => <RowLink id={boat._id}>{boat.projectName}</RowLink>,
    },
    built: { sort: 'created', phoneLabel: 'Year', cell: ({ createdAt }) => createdAt },
    actions: () => <button>Row</button>,
  },
});

function Fleet() {
  const list = useList(fleet);
  return (
    <>
      <ListView list={list} />
      {list.open.id ? <p>Open: {list.open.id}</p> : null}
    </>
  );
}

function open(address = '/boats') {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', address);
  const router = createBrowserRouter([{ path: '/*', element: <Fleet /> }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const search = () => screen.findByRole('searchbox', { name: 'Search' });

describe('A list', () => {
  it('shows its rows, with separate labels for phones', async () => {
    answer(boats);
    open();
    expect(screen.getByText('Loading boats')).toBeTruthy();
    const table = await screen.findByRole('table', { name: 'Boats' });
    const labels = within(table)
      .getAllByRole('cell')
      .slice(0, 3)
      .map((cell) => cell.dataset['label']);
    expect(labels).toEqual([undefined, 'Year', undefined]);
    expect(screen.getByText('12 boats')).toBeTruthy();
  });

  it('has filters from ten rows on, and while one is set', async () => {
    answer(boats, 9);
    const router = open();
    await screen.findByRole('table');
    expect(screen.queryByRole('searchbox')).toBeNull();
    answer(boats, 10);
    await act(() => router.navigate('/boats?sort=created&order=asc'));
    expect(await search()).toBeTruthy();
  });

  it('keeps its search while somebody clears it', async () => {
    answer(boats, 2);
    open('/boats?search=h');
    const user = userEvent.setup();
    await user.clear(await search());
    await screen.findByRole('table');
    expect(document.activeElement).toBe(await search());
  });

  it('replaces the address while typing, so that Back leaves the list', async () => {
    answer(boats);
    const router = open();
    const user = userEvent.setup();
    await user.type(await search(), 'her');
    await waitFor(() => expect(router.state.location.search).toBe('?search=her'));
    await user.type(await search(), 'on');
    await waitFor(() => expect(router.state.location.search).toBe('?search=heron'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
  });

  it('adds history entries for a chosen filter and order', async () => {
    answer(boats);
    const router = open();
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText('State'), 'pending');
    await user.click(await screen.findByRole('button', { name: 'Built' }));
    expect(router.state.location.search).toBe('?status=pending&sort=created&order=asc');
    const head = screen.getByRole('columnheader', { name: 'Built' });
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.search).toBe('?status=pending'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('gives an open item an address, and Back closes it', async () => {
    answer(boats);
    const router = open();
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Heron' }));
    expect(await screen.findByText('Open: a')).toBeTruthy();
    expect(router.state.location.search).toBe('?boat=a');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByText('Open: a')).toBeNull());
  });

  it('has states for a failure, no matches and no rows', async () => {
    answerCalls(() => problem(500, 'internal_error', 'No.'));
    open('/boats?status=pending');
    expect(await screen.findByText('Failed to load boats')).toBeTruthy();
    answer([], 0);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No boats match')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Clear All Filters' }).at(-1)!);
    expect(await screen.findByText('No boats yet')).toBeTruthy();
  });
});
