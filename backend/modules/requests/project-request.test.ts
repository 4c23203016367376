import { AppError } from '../../errors/app-error';
import { inWords } from './duration';
import { ProjectRequest, referenceOf } from './project-request.entity';
import { escapeLike } from '../../lists/conditions';
import { paginationOf } from './request-list';
import { isUsualMove, progressAt, STATUSES } from './request-status';

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
    expect(request).toMatchObject({ progress: 20, version: 3 });
  });

  it('stays as it is when it is there already', () => {
    const request = requestAt('approved');
    expect(request.moveTo('approved', { reasonRequired: true })).toBeNull();
    expect(request.version).toBe(1);
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
    expect(codeOf(() => requestAt('pending').moveTo('assigned', { reasonRequired: false }))).toBe(
      'assignee_required',
    );
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

  it('keeps its progress when it is rejected', () => {
    expect(STATUSES.map((status) => progressAt(status, 42))).toEqual([20, 35, 50, 75, 100, 42]);
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
  ])('page %p of %p of %p', (page, limit, total, expected) => {
    expect(paginationOf(page, limit, total, false)).toMatchObject({ ...expected, isCapped: false });
  });

  it('take % _ and \\ for plain characters', () => {
    expect(escapeLike('50%_\\')).toBe('50\\%\\_\\\\');
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
