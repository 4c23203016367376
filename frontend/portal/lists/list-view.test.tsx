import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { defineList } from './define-list';
import { listSource } from './list-source';
import { ListView } from './list-view';
import { RowLink } from './row-link';
import { useList } from './use-list';

interface Boat {
  _id: string;
  name: string;
  built: number;
}

const boats: Boat[] = [
  { _id: 'a', name: 'Heron', built: 1931 },
  { _id: 'b', name: 'Bittern', built: 1954 },
];

let answer: () => Promise<{ boats: Boat[] }> = () => Promise.resolve({ boats });

const fleet = defineList({
  source: listSource({
    filters: { state: { label: 'State', any: 'All', values: ['new'], labels: { new: 'New' } } },
    sorts: [
      { sort: 'built', order: 'desc', label: 'Newest first' },
      { sort: 'built', order: 'asc', label: 'Oldest first' },
    ],
    query: (call) => queryOptions({ queryKey: ['boats', call], queryFn: () => answer() }),
  }),
  page: ({ boats: rows }) => ({ rows, currentPage: 1, totalPages: 1, total: rows.length }),
  label: 'Boats',
  noun: 'boat',
  searchIn: 'Name',
  opens: 'boat',
  columns: [
    { header: 'Name', look: 'title', cell: ({ _id, name }) => <RowLink id={_id}>{name}</RowLink> },
    { header: 'Built', sort: 'built', phoneLabel: 'Year', cell: ({ built }) => built },
    { header: 'Actions', phoneLabel: null, cell: () => <button>Row</button> },
  ],
  loading: 'Loading boats',
  failure: 'Failed to load boats',
  empty: { title: 'No boats yet', text: 'They come with the tide.' },
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

const search = () => screen.getByRole('searchbox', { name: 'Search' });

describe('A list', () => {
  it('shows its rows, with separate labels for phones', async () => {
    answer = () => Promise.resolve({ boats });
    open();
    expect(screen.getByText('Loading boats')).toBeTruthy();
    const table = await screen.findByRole('table', { name: 'Boats' });
    const labels = within(table)
      .getAllByRole('cell')
      .slice(0, 3)
      .map((cell) => cell.dataset['label']);
    expect(labels).toEqual([undefined, 'Year', undefined]);
    expect(screen.getByText('2 boats')).toBeTruthy();
  });

  it('replaces the address while typing, so that Back leaves the list', async () => {
    answer = () => Promise.resolve({ boats });
    const router = open();
    const user = userEvent.setup();
    await user.type(search(), 'her');
    await waitFor(() => expect(router.state.location.search).toBe('?search=her'));
    await user.type(search(), 'on');
    await waitFor(() => expect(router.state.location.search).toBe('?search=heron'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
  });

  it('adds history entries for a chosen filter and order', async () => {
    answer = () => Promise.resolve({ boats });
    const router = open();
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('State'), 'new');
    await user.click(await screen.findByRole('button', { name: 'Built' }));
    expect(router.state.location.search).toBe('?state=new&sort=built&order=asc');
    const head = screen.getByRole('columnheader', { name: 'Built' });
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.search).toBe('?state=new'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('gives an open item an address, and Back closes it', async () => {
    answer = () => Promise.resolve({ boats });
    const router = open();
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Heron' }));
    expect(await screen.findByText('Open: a')).toBeTruthy();
    expect(router.state.location.search).toBe('?boat=a');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByText('Open: a')).toBeNull());
  });

  it('has states for a failure, no matches and no rows', async () => {
    answer = () => Promise.reject(new Error('x'));
    open('/boats?state=new');
    expect(await screen.findByText('Failed to load boats')).toBeTruthy();
    answer = () => Promise.resolve({ boats: [] });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No boats match')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Clear All Filters' }).at(-1)!);
    expect(await screen.findByText('No boats yet')).toBeTruthy();
  });
});
