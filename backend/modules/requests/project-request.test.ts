import { AppError } from '../../errors/app-error';
import { paginationOf } from '../request-lists/request-list';
import { inWords } from '../request-lists/request-stats';
import { ProjectRequest, referenceOf } from './project-request.entity';
import { isUsualMove, progressAt, STATUSES } from './request-options';

const requestAt = (status: ProjectRequest['status'], over: Partial<ProjectRequest> = {}) =>
  Object.assign(new ProjectRequest(), {
    status,
    progress: 20,
    version: 1,
    assignedTo: null,
    ...over,
  });
const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as AppError).code;
  }
  return undefined;
};

describe('A request', () => {
  it('moves the usual way without a mark, any other way as an override', () => {
    const request = requestAt('pending');
    expect(request.moveTo('in_review', { reasonRequired: true })).toEqual({
      from: 'pending',
      isOverride: false,
    });
    expect(request.moveTo('pending', { reasonRequired: false })).toEqual({
      from: 'in_review',
      isOverride: true,
    });
    expect(request).toMatchObject({ progress: 20 });
  });

  it('stays as it is when it is there already', () => {
    const request = requestAt('approved');
    expect(request.moveTo('approved', { reasonRequired: true })).toBeNull();
    expect(request.status).toBe('approved');
  });

  it('wants a reason for an override where the consultancy asks for one', () => {
    expect(codeOf(() => requestAt('completed').moveTo('pending', { reasonRequired: true }))).toBe(
      'required',
    );
    expect(
      requestAt('completed').moveTo('pending', { reason: 'Reopened', reasonRequired: true }),
    ).toBeTruthy();
  });

  it('is assigned only through a team', () => {
    for (const assignedTo of [null, 'support'] as const) {
      const pending = requestAt('pending', { assignedTo });
      expect(codeOf(() => pending.moveTo('assigned', { reasonRequired: false }))).toBe(
        assignedTo ? 'delegation_required' : 'assignee_required',
      );
    }
    expect(codeOf(() => requestAt('approved').moveTo('assigned', { reasonRequired: false }))).toBe(
      'assignee_required',
    );
    expect(
      requestAt('approved', { assignedTo: 'support' }).moveTo('assigned', {
        reasonRequired: false,
      }),
    ).toBeTruthy();
  });

  it('stops the response clock at the first thing staff do', () => {
    const request = requestAt('assigned', { assignedTo: 'support', delegatedAt: new Date(0) });
    request.touched();
    const first = request.firstResponseAt;
    request.touched();
    expect(first).toBeInstanceOf(Date);
    expect(request.firstResponseAt).toBe(first);
  });

  it.each(['pending', 'assigned'] as const)('is withdrawn while it is %s', (status) => {
    const request = requestAt(status);
    expect(request.withdraw()).toBe(status);
    expect(request).toMatchObject({ status: 'withdrawn', progress: 20 });
  });

  it.each([
    ['in_review', 'review_has_begun'],
    ['approved', 'review_has_begun'],
    ['completed', 'already_closed'],
    ['rejected', 'already_closed'],
    ['withdrawn', 'already_withdrawn'],
  ] as const)('is not withdrawn once it is %s', (status, code) =>
    expect(codeOf(() => requestAt(status).withdraw())).toBe(code),
  );

  it.each([
    ['withdrawn', null, 'pending', 20],
    ['completed', 'support', 'assigned', 35],
    ['rejected', 'manager', 'assigned', 35],
  ] as const)('%s, it is reopened with %p as %s', (status, assignedTo, to, progress) => {
    const request = requestAt(status, { assignedTo, progress: 100 });
    expect(request.reopen()).toBe(status);
    expect(request).toMatchObject({ status: to, progress });
  });

  it('is reopened only from its end', () => {
    expect(codeOf(() => requestAt('approved').reopen())).toBe('not_closed');
  });

  it('is reassigned to the other team, whose clock restarts', () => {
    const request = requestAt('in_review', {
      assignedTo: 'support',
      delegatedAt: new Date(0),
      firstResponseAt: new Date(1),
    });
    expect(request.reassignTo('manager')).toEqual({ assignedTo: 'support', status: 'in_review' });
    expect(request).toMatchObject({ assignedTo: 'manager', status: 'in_review' });
    expect(request.firstResponseAt).toBeNull();
    expect(request.delegatedAt!.getTime()).toBeGreaterThan(0);
    expect(codeOf(() => request.reassignTo('manager'))).toBe('already_with_team');
    expect(codeOf(() => requestAt('pending').reassignTo('manager'))).toBe('not_delegated');
    const closed = requestAt('completed', { assignedTo: 'support' });
    expect(codeOf(() => closed.reassignTo('manager'))).toBe('not_delegated');
  });

  it('counts an answer and a review as the promised reply, being handed over not', () => {
    const answered = requestAt('pending');
    answered.commentedOn(false);
    expect(answered.repliedAt).toBeUndefined();
    answered.commentedOn(true);
    const first = answered.repliedAt;
    expect(first).toBeInstanceOf(Date);
    answered.commentedOn(true);
    expect(answered.repliedAt).toBe(first);
    const back = requestAt('in_review', { assignedTo: 'support' });
    back.moveTo('assigned', { reasonRequired: false });
    expect(back.repliedAt).toBeUndefined();
    back.moveTo('in_review', { reasonRequired: false });
    expect(back.repliedAt).toBeInstanceOf(Date);
  });

  it('agrees on a price once', () => {
    const request = requestAt('approved');
    expect(request.setAgreedPrice(12_000)).toBe(true);
    expect(request.setAgreedPrice(12_000)).toBe(false);
    expect(request).toMatchObject({ agreedMinor: 1_200_000, agreedCurrency: 'USD' });
  });

  it('keeps its progress when it is rejected', () => {
    expect(STATUSES.map((status) => progressAt(status, 42))).toEqual([20, 35, 50, 75, 100, 42, 42]);
    expect(isUsualMove('rejected', 'pending')).toBe(false);
  });

  it('is quoted by a number of six digits', () => {
    expect(referenceOf(123)).toBe('REQ-000123');
    expect(referenceOf(1_234_567)).toBe('REQ-1234567');
  });
});

describe('Lists', () => {
  it.each([
    [1, 10, 0, { totalPages: 0, hasPrevPage: false, hasNextPage: false }],
    [1, 10, 11, { totalPages: 2, hasPrevPage: false, hasNextPage: true }],
    [2, 10, 11, { totalPages: 2, hasPrevPage: true, hasNextPage: false }],
    [9, 10, 11, { totalPages: 2, hasPrevPage: true, hasNextPage: false }],
    [1, 10, 57_000, { totalPages: 1_000, totalRequests: 57_000, hasNextPage: true }],
    [1_000, 10, 57_000, { totalPages: 1_000, hasPrevPage: true, hasNextPage: false }],
    [334, 30, 57_000, { totalPages: 334, hasNextPage: false }],
  ])('page %p of %p of %p', (page, limit, total, expected) => {
    expect(paginationOf(page, limit, total, false)).toMatchObject({ ...expected, isCapped: false });
  });

  it.each([
    [null, '—'],
    [20, '1m'],
    [45 * 60, '45m'],
    [2 * 3600, '2h'],
    [27 * 3600, '1d 3h'],
    [48 * 3600, '2d'],
  ])('say %p seconds as %p', (seconds, words) => {
    expect(inWords(seconds)).toBe(words);
  });
});
