import { Controller, Get, Headers, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Requires, type Actor, Permission } from '../access/access.public';
import { IS_STREAM } from '../http/background-call';
import { REQUESTS, Touches } from '../openapi/touches';
import { WantsEventStream, OpenStream } from './open-stream';

const HEAD = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Otherwise nginx buffers.
  'X-Accel-Buffering': 'no',
};

@ApiTags('Live')
@Controller('api/stream')
export class StreamController {
  constructor(private readonly opening: OpenStream) {}

  /**
   * Stream changes as they happen. Server-sent events in the caller's own scope, without texts or names. Read it with
   * `fetch` and the bearer token; it never renews the session. `change` names a request that the caller can see, or
   * could until then; `notices` says that their notifications have changed; `signal` is a transient message about a
   * request; `ready` follows missed events; after `reset` everything has to be fetched again; `end` gives the reason
   * for closing. A comment is sent every 20 seconds by default. At most five streams per person are open; a further one
   * closes the oldest.
   */
  @Get()
  @Touches(REQUESTS)
  @Requires(Permission.UseAccount, { limit: 'streaming' })
  @RouteConfig(IS_STREAM)
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'The last `id` received; missed events are sent first.',
    schema: { type: 'string' },
  })
  @ApiOkResponse({
    description: 'An open-ended event stream.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  async openStream(
    @CurrentActor() actor: Actor,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isWanted = request.headers.accept?.includes('text/event-stream');
    if (!isWanted || request.method !== 'GET') throw WantsEventStream();
    await this.opening.open(actor, lastEventId, reply.raw, () => {
      reply.headers(HEAD).hijack();
      reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>);
    });
  }
}
