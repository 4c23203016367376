import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { LazyPart } from './lazy-part';

describe('A lazy part', () => {
  it('leaves the rest of the page if it fails to load, and offers a reload', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Missing = lazy(() => Promise.reject<never>(new Error('offline')));
    render(
      <>
        <p>The rest</p>
        <LazyPart>
          <Missing />
        </LazyPart>
      </>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
    expect(screen.getByText('The rest')).toBeTruthy();
    complaints.mockRestore();
  });
});
