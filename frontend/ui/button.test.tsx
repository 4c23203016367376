import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/components';
import { Button } from './button';

const button = () => screen.getByRole('button', { name: 'Send' });

describe('A disabled button', () => {
  it('shows the reason as its description and ignores presses', async () => {
    const press = jest.fn();
    show(
      <Button disabledReason="Write something first." onClick={press}>
        Send
      </Button>,
    );
    const reason = screen.getByText('Write something first.');
    expect(button().getAttribute('aria-describedby')).toBe(reason.id);
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await userEvent.setup().click(button());
    expect(press).not.toHaveBeenCalled();
  });

  it('refers to a reason that the screen already shows', () => {
    show(
      <>
        <p id="why">The only way to sign in.</p>
        <Button disabledReason="The only way to sign in." reasonId="why">
          Send
        </Button>
      </>,
    );
    expect(screen.getAllByText('The only way to sign in.')).toHaveLength(1);
    expect(button().getAttribute('aria-describedby')).toBe('why');
  });

  it('keeps the focus when the reason is gone', () => {
    const { rerender } = show(<Button disabledReason="Not yet.">Send</Button>);
    button().focus();
    rerender(<Button disabledReason={undefined}>Send</Button>);
    expect(document.activeElement).toBe(button());
    expect(screen.queryByText('Not yet.')).toBeNull();
  });
});
