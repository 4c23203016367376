import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import brand from '../../brand.json';

export const LEAVING = 'access:leaving';

/** A route that will not stay under /api/v1: the days it was said and when it goes, and in a sentence what to do instead. */
export type Leaving = { since: string; sunset: string; instead: string };

/** Callers of /api/v1 are told with each answer; the address without the prefix is the portal's and stays. */
export const LeavesStableApi = (leaving: Leaving) =>
  applyDecorators(SetMetadata(LEAVING, leaving), ApiExtension('x-leaves-stable-api', leaving));

/** Deprecation (RFC 9745) and Sunset (RFC 8594). */
export function announceLeaving({ since, sunset }: Leaving, reply: FastifyReply): void {
  void reply.headers({
    Deprecation: `@${Date.parse(since) / 1_000}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: `<${brand.url}/docs/api-changes>; rel="deprecation"; type="text/html"`,
  });
}
