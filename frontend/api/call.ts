import { type Query, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { api } from './client';
import type { paths } from './generated/schema';
import { ApiError, NetworkError, toProblem } from './problem';
import type { AnswerOf, BodyOf, GetPath, ParamsOf } from './types';

export { useQuery } from '@tanstack/react-query';
export type * from './generated/enums';
export type * from './types';

/** A call that changes something: "POST /api/leads/{id}/request". */
export type CallName = {
  [
    Path in keyof paths
  ]: `${Uppercase<Exclude<keyof paths[Path], 'get' | 'parameters'> & string>} ${Path}`;
}[keyof paths];

type PathIn<Name> = Name extends `${string} ${infer Path extends keyof paths}` ? Path : never;
type MethodIn<Name> = Name extends `${infer Method} ${string}` ? Lowercase<Method> : never;

type Body<Name extends CallName> = BodyOf<PathIn<Name>, MethodIn<Name>>;
export type CallBody<Name extends CallName> = [Body<Name>] extends [never] ? void : Body<Name>;
export type CallAnswer<Name extends CallName> = AnswerOf<PathIn<Name>, MethodIn<Name>>;

type IsOptional<Params> = Partial<Params> extends Params ? true : false;

/** Optional, unless the path has an id. */
type Rest<Path extends keyof paths, Method extends string> =
  IsOptional<ParamsOf<Path, Method>> extends true
    ? [params?: ParamsOf<Path, Method>]
    : [params: ParamsOf<Path, Method>];

type FixedPath = {
  [Path in GetPath]: IsOptional<ParamsOf<Path, 'get'>> extends true ? Path : never;
}[GetPath];

export type ReadOptions<Path extends GetPath, Selected = AnswerOf<Path, 'get'>> = Omit<
  UseQueryOptions<
    AnswerOf<Path, 'get'>,
    Error,
    Selected,
    readonly [Path, ParamsOf<Path, 'get'> | undefined]
  >,
  'queryKey' | 'queryFn' | 'initialData'
>;

type FetchInit = Pick<RequestInit, 'headers' | 'keepalive' | 'signal'> & {
  parseAs?: 'blob';
  /** JSON by default. */
  bodySerializer?: (body: unknown) => Blob;
};

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** The generated client, with the method and path as values. */
const request = api.request as unknown as (
  method: string,
  path: string,
  init: FetchInit & { params?: unknown; body?: unknown },
) => Promise<Answer>;

/** Longer than our slowest answers; without a timeout a bad connection looks like a slow server. */
const TIMEOUT_MS = 30_000;
/** Includes receiving the content. */
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;

async function answerTo(...[method, path, init]: Parameters<typeof request>): Promise<Answer> {
  const timeout = AbortSignal.timeout(init.parseAs === 'blob' ? DOWNLOAD_TIMEOUT_MS : TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const answer = await request(method, path, { ...init, signal }).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause;
    throw new NetworkError('No answer from the server.', { cause });
  });
  if (!answer.response.ok) throw new ApiError(answer.response.status, toProblem(answer.error));
  return answer;
}

const get = async <Path extends GetPath>(path: Path, params: unknown, init: FetchInit = {}) =>
  (await answerTo('get', path, { params, ...init })).data as AnswerOf<Path, 'get'>;

/**
 * Reads once, without the cache.
 * @throws ApiError if the server refused, NetworkError without an answer
 */
export const read = <Path extends GetPath>(path: Path, ...[params]: Rest<Path, 'get'>) =>
  get(path, params);

/** Query options for a GET. The key is `[path, params]`, so `[path]` matches all its queries. */
export function q<Path extends FixedPath, Selected = AnswerOf<Path, 'get'>>(
  path: Path,
  params?: ParamsOf<Path, 'get'>,
  options?: ReadOptions<Path, Selected>,
): ReturnType<typeof queryOf<Path, Selected>>;
export function q<Path extends GetPath, Selected = AnswerOf<Path, 'get'>>(
  path: Path,
  params: ParamsOf<Path, 'get'>,
  options?: ReadOptions<Path, Selected>,
): ReturnType<typeof queryOf<Path, Selected>>;
export function q<Path extends GetPath, Selected = AnswerOf<Path, 'get'>>(
  path: Path,
  params?: ParamsOf<Path, 'get'>,
  options?: ReadOptions<Path, Selected>,
) {
  return queryOf(path, params, options);
}

const queryOf = <Path extends GetPath, Selected>(
  path: Path,
  params: ParamsOf<Path, 'get'> | undefined,
  options?: ReadOptions<Path, Selected>,
) =>
  queryOptions({
    ...options,
    queryKey: [path, params] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => get(path, params, { signal }),
  });

export const queriesOf = (paths: readonly GetPath[]) => ({
  predicate: ({ queryKey: [path] }: Query): boolean => paths.includes(path as GetPath),
});

export interface ApiFile {
  content: Blob;
  name: string;
}

/**
 * A file with the name that the server gave it.
 * @throws as `read`
 */
export async function download<Path extends GetPath>(
  path: Path,
  ...[params]: Rest<Path, 'get'>
): Promise<ApiFile> {
  const { data, response } = await answerTo('get', path, { params, parseAs: 'blob' });
  const [, name] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { content: (data as Blob | undefined) ?? new Blob(), name: name ?? 'download' };
}

export interface Call<Name extends CallName> {
  name: Name;
  /** Its name with the ids of its path. */
  key: string;
  /** @throws as `read` */
  send: (body: CallBody<Name>, init?: FetchInit) => Promise<CallAnswer<Name>>;
}

/** A call as a value. useApiForm finds the rules of its body by the name. */
export function call<Name extends CallName>(
  name: Name,
  ...[params]: Rest<PathIn<Name>, MethodIn<Name>>
): Call<Name> {
  const [method = '', path = ''] = name.split(' ');
  const { path: ids = {} } = (params ?? {}) as { path?: Record<string, string> };
  return {
    name,
    key: [name, ...Object.values(ids)].join(' '),
    send: async (body, init) =>
      (await answerTo(method, path, { params, body, ...init })).data as CallAnswer<Name>,
  };
}
