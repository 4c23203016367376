import { call } from '../../../api/call';
import { formatDayAndTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { RowAction } from '../../components/row-action';
import { confirm } from '../../forms/confirm';
import type { BookedCall } from './call-lists';
import { callWords as words } from './words';

const OUTCOMES = ['held', 'missed'] as const;

interface CallActionsProps {
  one: BookedCall;
  onMove: () => void;
  /** The only thing in its dialog, so its buttons look like buttons. */
  isAlone?: boolean;
}

export function CallActions({ one, onMove, isAlone = false }: CallActionsProps) {
  const { _id: id, version, booker } = one;
  const path = { path: { id } };
  const name = formatDayAndTime(one.startsAt);
  const look = isAlone ? ({ variant: 'secondary' } as const) : ({ small: true } as const);
  const quiet = isAlone ? look : ({ variant: 'quiet', small: true } as const);
  /** Screen readers list the buttons of all rows, so each names its call. */
  const labelled = (label: string) => ({
    label,
    'aria-label': isAlone ? undefined : words.about(label, name),
  });
  if (one.mayRebook) {
    return <Button {...look} label={words.again} onClick={onMove} />;
  }
  // Also to correct the outcome.
  if (one.canClose) {
    return OUTCOMES.filter((state) => state !== one.state).map((state) => (
      <RowAction
        key={state}
        {...quiet}
        {...labelled(words[state])}
        send={() => call('PUT /api/calls/{id}/outcome', path).send({ state, version })}
        done={({ message }) => message}
      />
    ));
  }
  if (!one.canChange) return null;
  return (
    <>
      {one.needsHost ? (
        <RowAction
          {...look}
          {...labelled(words.reassign)}
          send={() => call('POST /api/calls/{id}/reassign', path).send({ version })}
          done={() => words.reassigned}
        />
      ) : null}
      <Button {...quiet} {...labelled(isAlone ? words.moveOne : words.move)} onClick={onMove} />
      <Button
        {...quiet}
        {...labelled(isAlone ? words.cancelling.action : words.cancel)}
        onClick={() =>
          confirm({
            ...words.cancelling,
            text: booker ? words.cancelStaff : words.cancelOwn,
            run: () => call('POST /api/calls/{id}/cancel', path).send({ version }),
          })
        }
      />
    </>
  );
}
