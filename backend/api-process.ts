import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { RateLimits } from './access/rate-limits';
import { AppModule } from './app.module';
import { AppConfig } from './config/app-config';
import { readCallerAddress } from './http/caller-address';
import { createAdapter, prepareHttp, type CountMiss, type CountRefused } from './http/http-server';
import { observeRequests } from './operations/http-context';
import { createPino, NestPino } from './operations/logger';
import { Metrics } from './operations/metrics';
import { startTracing } from './operations/start-tracing';
import { serveSwaggerUi } from './openapi/serve-swagger-ui';
import { serveQueueDashboard } from './operations/queue-dashboard';
import { endAfterGrace } from './shutdown';
import { openItemsNotice, readBuild, typefaces } from './site/built-site';
import { serveIssues } from './site/serve-issues';
import { BookingPages } from './site/booking/booking-pages';
import { serveBooking } from './site/booking/serve-booking';
import { serveCall } from './site/booking/serve-call';
import { serveSite } from './site/serve-site';
import { WithdrawnTestimonials } from './site/withdrawn-testimonials';
import { serveSiteForms } from './site/serve-site-forms';

type Options = {
  extend?: (fastify: FastifyInstance) => void | Promise<void>;
};

export async function startApi({ extend }: Options = {}): Promise<NestFastifyApplication> {
  await startTracing('api');
  const config = new AppConfig();
  const logger = new NestPino(createPino(config.logLevel, 'api'));
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, createAdapter(config), {
    logger,
    abortOnError: false,
    bodyParser: false,
  });
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  readCallerAddress(fastify);
  observeRequests(fastify, logger.pino, app.get(Metrics));
  const limits = app.get(RateLimits);
  const countMiss: CountMiss = ({ ip }, reply) => limits.count('missing', { ip }, reply);
  // The call is already refused; past the limit only the headers change.
  const countRefused: CountRefused = ({ ip }, reply) =>
    limits.count('anonymous', { ip }, reply).catch(() => undefined);
  await prepareHttp(app, config, { countMiss, countRefused });
  await extend?.(fastify);
  serveSwaggerUi(app, typefaces());
  await serveQueueDashboard(app, fastify);
  const booking = new BookingPages(app);
  serveSiteForms(fastify, app, config, booking);
  serveBooking(fastify, app, config, booking);
  serveCall(fastify, app, config, booking.pages);
  serveIssues(fastify, app, config);
  const withdrawn = new WithdrawnTestimonials(readBuild());
  await withdrawn.watch(app);
  await serveSite(fastify, config, countMiss, withdrawn);
  app.enableShutdownHooks();
  endAfterGrace(logger);
  await app.listen(config.port, config.host);
  logger.log(`Listening on ${config.host}:${config.port}`, 'api');
  const notice = config.production ? openItemsNotice(readBuild()) : undefined;
  if (notice) logger.warn(notice, 'site');
  return app;
}
