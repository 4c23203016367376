import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import brand from '../../brand.json';

export const LEAVING = 'access:leaving';

export type Leaving = { since: string; sunset: string; instead: string };

/** Without the prefix the route stays, for the portal. */
export const LeavesStableApi = (leaving: Leaving) =>
  applyDecorators(SetMetadata(LEAVING, leaving), ApiExtension('x-leaves-stable-api', leaving));

export function announceLeaving({ since, sunset }: Leaving, reply: FastifyReply): void {
  void reply.headers({
    Deprecation: `@${Date.parse(since) / 1_000}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: `<${brand.url}/docs/api-changes>; rel="deprecation"; type="text/html"`,
  });
}
