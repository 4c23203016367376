import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState } from 'react';
import { Toaster } from '../../ui/toaster';
import { lazyDialog } from './lazy-dialog';
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

  it('closes a dialog that fails to load, and loads it again when it is opened again', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const code = { Question: (_: { onClose: () => void }) => <p>Sure?</p> };
    let isOffline = true;
    const Question = lazyDialog(
      () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(code)),
      'Question',
    );
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button onClick={() => setIsOpen(true)}>Ask</button>
          {isOpen ? <Question onClose={() => setIsOpen(false)} /> : 'Nothing is open.'}
          <Toaster />
        </>
      );
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
    expect(screen.getByText('Nothing is open.')).toBeTruthy();
    isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('Sure?')).toBeTruthy();
    complaints.mockRestore();
  });
});
