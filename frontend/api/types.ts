import type { paths } from './generated/schema';

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : never;

/** The body of an answer, named by its call: AnswerOf<'/api/me', 'get'>. */
export type AnswerOf<
  Path extends keyof paths,
  Method extends keyof paths[Path],
  Status extends number = 200,
> = paths[Path][Method] extends { responses: infer Responses }
  ? Status extends keyof Responses
    ? JsonOf<Responses[Status]>
    : never
  : never;

export type ClientRequest = AnswerOf<'/api/get-requests', 'get'>['requests'][number];
export type StaffRequest = AnswerOf<'/api/admin-requests', 'get'>['requests'][number];
export type RequestDetail = AnswerOf<'/api/requests/{id}', 'get'>['request'];
export type Pagination = AnswerOf<'/api/admin-requests', 'get'>['pagination'];
export type Service = AnswerOf<'/api/services', 'get'>['services'][number];
