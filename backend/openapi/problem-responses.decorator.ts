import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { Problem } from '../errors/problem.dto';

const DESCRIPTIONS: Record<number, string> = {
  400: 'The request cannot be read, or the link in it is not valid.',
  401: 'Nobody is signed in, or the session has ended.',
  403: 'The caller may not do this.',
  404: 'It does not exist, or is outside what the caller may see.',
  406: 'The caller does not accept JSON.',
  409: 'Somebody else was faster; `current` shows the object as it is now.',
  410: 'The link has expired or was replaced by a newer one.',
  412: 'The object is not at the version named in `If-Match`.',
  413: 'The body is larger than 64 KiB.',
  414: 'The address is longer than 4,096 characters, or its path than 1,024.',
  415: 'The body is not JSON.',
  422: 'A field is missing or wrong; `errors` names each one.',
  429: 'Too many calls; `Retry-After` says when to try again.',
  500: 'Our fault. Quote `traceId` to support.',
  503: 'Unavailable for a moment; try again.',
};

export const describeProblem = (status: number): string => DESCRIPTIONS[status] ?? 'An error.';

export const problemContent = () => ({
  'application/problem+json': { schema: { $ref: getSchemaPath(Problem) } },
});

/** Declares error answers with the one error schema. */
export const ProblemResponses = (...statuses: number[]) =>
  applyDecorators(
    ApiExtraModels(Problem),
    ...statuses.map((status) =>
      ApiResponse({ status, description: describeProblem(status), content: problemContent() }),
    ),
  );
