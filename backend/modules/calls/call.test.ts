import { HOUR_MS } from '../../time/days';
import type { CallType } from './call-type.entity';
import { Call } from './call.entity';

const TYPE = { minutes: 30, bufferMinutes: 15, noticeHours: 4 } as CallType;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

function callIn(hours: number, over: Partial<Call> = {}): Call {
  const call = Object.assign(new Call(), { state: 'booked', moves: 0, mayRebook: false, ...over });
  call.placeAt(inHours(hours), TYPE);
  return call;
}

const codeOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('A call', () => {
  it('keeps its host busy for its buffer, and reminds a day and an hour before', () => {
    const call = callIn(48);
    expect(call.length).toEqual({ minutes: 30, bufferMinutes: 15 });
    expect(call.nextReminderAt).toEqual(new Date(call.startsAt.getTime() - 24 * HOUR_MS));
    expect(callIn(5).nextReminderAt!.getTime()).toBeCloseTo(inHours(4).getTime(), -3);
    expect(callIn(0.5).nextReminderAt).toBeNull();
  });

  it.each([
    ['in time', 5, undefined],
    ['within the notice', 3, 'too_late_to_change'],
    ['that has begun', -1, 'call_over'],
  ])('%s is cancelled by its booker, or not', (_, hours, code) => {
    expect(codeOf(() => callIn(hours).cancel(TYPE, false))).toBe(code);
  });

  it('is cancelled by its host until it begins, and then booked again at any notice', () => {
    const call = callIn(3, { moves: 5 });
    call.cancel(TYPE, true);
    expect(call).toMatchObject({ state: 'cancelled', mayRebook: true, nextReminderAt: null });
    expect(call.reschedule(inHours(1), TYPE, false)).toBe(true);
    expect(call).toMatchObject({ state: 'booked', mayRebook: false, moves: 1 });
  });

  it('stays cancelled if its booker cancelled it', () => {
    const call = callIn(24);
    call.cancel(TYPE, false);
    expect(codeOf(() => call.reschedule(inHours(48), TYPE, false))).toBe('call_over');
    expect(codeOf(() => call.close('held'))).toBe('call_over');
  });

  it('is rescheduled five times by its booker, and always by its host', () => {
    const call = callIn(24, { moves: 5 });
    expect(codeOf(() => call.reschedule(inHours(48), TYPE, false))).toBe('moved_too_often');
    expect(call.reschedule(call.startsAt, TYPE, true)).toBe(false);
    expect(call.reschedule(inHours(48), TYPE, true)).toBe(true);
    expect(call.moves).toBe(5);
  });

  it('is closed once it has begun, and its outcome may be corrected', () => {
    expect(codeOf(() => callIn(1).close('held'))).toBe('call_to_come');
    const call = callIn(-1);
    call.close('missed');
    call.close('held');
    expect(call.state).toBe('held');
  });
});
