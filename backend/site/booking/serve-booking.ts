import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '../../config/app-config';
import type { BookingPages } from './booking-pages';
import { choiceIn, instantIn, onlyTexts } from './choice';
import { privatePages } from './private-pages';

/** Choosing a time, and who books it. The form itself is one of the site's: `site-form.ts`. */
export function serveBooking(
  fastify: FastifyInstance,
  app: INestApplicationContext,
  config: AppConfig,
  booking: BookingPages,
): void {
  const { count, send, missing, withErrors } = privatePages(app, config, booking.pages);

  fastify.get('/book', withErrors, async (request, reply) => {
    await count(request, reply);
    const first = await booking.firstType();
    if (!first) return missing(reply);
    const { search } = new URL(request.url, config.publicUrl);
    return reply.redirect(`/book/${first.slug}${search}`, 302);
  });

  fastify.get<{ Params: { slug: string } }>('/book/:slug', withErrors, async (request, reply) => {
    await count(request, reply);
    const type = await booking.type(request.params.slug);
    if (!type) return missing(reply);
    const choice = choiceIn(request, `/book/${type.slug}`);
    const asked = instantIn(onlyTexts(request.query).asked);
    if (asked) return send(reply, booking.asked(type, choice, asked));
    if (choice.at) return send(reply, booking.who(type, choice, choice.at));
    return send(reply, await booking.times(type, choice));
  });
}
