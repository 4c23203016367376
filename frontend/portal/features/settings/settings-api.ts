import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import type { paths as Api } from '../../../api/generated/schema';
import type { AnswerOf } from '../../../api/types';
import { cannedReplies } from '../requests/staff/canned-replies';

export type ServiceLevels = AnswerOf<'/api/service-levels', 'get'>;
export type Policy = ServiceLevels['policy'];
export type Calendar = ServiceLevels['calendars'][number];
export type Absence = AnswerOf<'/api/absences', 'get'>['absences'][number];
export type CannedReply = AnswerOf<'/api/canned-replies', 'get'>['replies'][number];

type Body<Path extends keyof Api, Method extends keyof Api[Path]> = Api[Path][Method] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Json
  : never;
export type PolicyForm = Body<'/api/service-levels/policy', 'put'>;
export type CalendarForm = Body<'/api/service-levels/calendars', 'post'>;
export type AbsenceForm = Body<'/api/absences', 'post'>;
export type ReplyForm = Body<'/api/canned-replies', 'post'>;

export const levelsKey = ['service-levels'] as const;
export const absencesKey = ['absences'] as const;
export const repliesKey = cannedReplies().queryKey;

export const serviceLevels = () =>
  queryOptions({
    queryKey: levelsKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/service-levels', { signal })),
  });

export const absences = () =>
  queryOptions({
    queryKey: absencesKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/absences', { signal })),
    select: (answer) => answer.absences,
  });

/** @throws ApiError (409 `version_conflict`; 422 `slower_than_promised`), NetworkError */
export const changePolicy = (body: PolicyForm) =>
  unwrap(api.PUT('/api/service-levels/policy', { body }));

/** Adds a calendar, or changes `calendar`. @throws ApiError (409, 422), NetworkError */
export const saveCalendar = (body: CalendarForm, calendar: Calendar | null) =>
  calendar === null
    ? unwrap(api.POST('/api/service-levels/calendars', { body }))
    : unwrap(
        api.PUT('/api/service-levels/calendars/{id}', {
          params: { path: { id: calendar._id } },
          body: { ...body, version: calendar.version },
        }),
      );

/** @throws ApiError (422), NetworkError */
export const enterAbsence = (body: AbsenceForm) => unwrap(api.POST('/api/absences', { body }));

/** @throws ApiError, NetworkError */
export const removeAbsence = (id: string) =>
  unwrap(api.DELETE('/api/absences/{id}', { params: { path: { id } } }));

/** Adds a reply, or changes `reply`. @throws ApiError (409, 422), NetworkError */
export const saveReply = (body: ReplyForm, reply: CannedReply | null) =>
  reply === null
    ? unwrap(api.POST('/api/canned-replies', { body }))
    : unwrap(
        api.PUT('/api/canned-replies/{id}', {
          params: { path: { id: reply._id } },
          body: { ...body, version: reply.version },
        }),
      );

/** @throws ApiError, NetworkError */
export const deleteReply = (id: string) =>
  unwrap(api.DELETE('/api/canned-replies/{id}', { params: { path: { id } } }));
