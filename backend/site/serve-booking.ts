import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger, type INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { DataSource } from 'typeorm';
import { RateLimits } from '../access/rate-limits';
import type { AppConfig } from '../config/app-config';
import { OFFICE_ZONE } from '../config/office';
import { databaseNow } from '../database/clock';
import { AppError, nullIfMissing } from '../errors/app-error';
import { appErrorOf, retryAfterOf } from '../errors/problem.filter';
import { TAKES_FORMS } from '../http/http-server';
import {
  activeType,
  BookCall,
  BookCallDto,
  CallType,
  ChangeCall,
  invitationOf,
  mayChange,
  ReadCalls,
  ReadSlots,
  type CallRow,
} from '../modules/calls/calls.public';
import { DAY_MS, isDay, plusDays } from '../time/days';
import { dayOf } from '../time/wall-clock';
import { zoneNamed } from '../time/zones';
import { FieldValidationPipe } from '../validation/validation.pipe';
import {
  bookingHead,
  callPage,
  chosenTime,
  confirmMove,
  drawBooking,
  mailFollows,
  moveHead,
  noCall,
  notNow,
  timeGone,
  timesOf,
  type Choice,
  type Managed,
} from './booking-page';
import { BUILD, publicPagePolicy, readBuild } from './built-site';
import { FormParts } from './form-parts';
import { refusedPage } from './refused-page';
import { ENCODED_LIMIT_BYTES, isFromOurPages, typedFields } from './serve-site-forms';

const DAYS = 14;
const NEAREST = 3;
const FARTHEST_MS = 366 * DAY_MS;
const USUAL = 'consultation';
const NO_TIME = 'Please choose a time.';
const LONGEST_TOPIC = 80;
const pipe = new FieldValidationPipe();
const LINKED = { link: true } as const;

type Query = Record<string, string | undefined>;

export function serveBooking(
  fastify: FastifyInstance,
  app: INestApplicationContext,
  { thirdParties, publicUrl, mail }: AppConfig,
): void {
  const { documents, formParts } = readBuild();
  const shell = readFileSync(join(BUILD, documents['/book']!), 'utf8');
  const parts = new FormParts(formParts);
  const policy = publicPagePolicy(thirdParties);
  const logger = new Logger('booking');
  const [limits, slots, booking] = [app.get(RateLimits), app.get(ReadSlots), app.get(BookCall)];
  const [calls, changing, { manager }] = [
    app.get(ReadCalls),
    app.get(ChangeCall),
    app.get(DataSource),
  ];

  const page = (reply: FastifyReply, drawn: Parameters<typeof drawBooking>[1] | string) =>
    policy(reply, '/book')
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(typeof drawn === 'string' ? drawn : drawBooking(shell, drawn));

  const missing = (reply: FastifyReply) =>
    page(reply.status(404), { title: 'No call', parts: [noCall()] });

  const count = ({ ip }: FastifyRequest, reply: FastifyReply) =>
    limits.count('anonymous', { ip }, reply);

  const choiceIn = ({ query }: FastifyRequest, path: string): Choice & { at?: Date } => {
    const { zone = '', from = '', day = '', about, at, move } = onlyTexts(query);
    const time = instantIn(at);
    return {
      path,
      zone: zoneNamed(zone) ?? OFFICE_ZONE,
      ...(isDay(from) && { from }),
      ...(isDay(day) && { day }),
      ...(about && { about: about.slice(0, LONGEST_TOPIC) }),
      ...(move && { move: '1' }),
      ...(time && { at: time }),
    };
  };

  const windowOf = ({ horizonDays }: Pick<CallType, 'horizonDays'>, { from, zone }: Choice) => {
    const today = dayOf(databaseNow(), zone);
    const last = plusDays(today, horizonDays);
    const first = from && from > today && from <= last ? from : today;
    const later = plusDays(first, DAYS);
    const isWithin = later <= last;
    return { days: { from: first, to: plusDays(first, DAYS - 1) }, later: isWithin ? later : null };
  };

  const freeOf = (type: CallType, choice: Choice) =>
    slots.ofType(type.slug, { ...windowOf(type, choice).days, zone: choice.zone });

  const drawTimes = async (type: CallType, choice: Choice) => {
    const { later } = windowOf(type, choice);
    const free = await freeOf(type, choice);
    return [bookingHead(type, choice.about), timesOf(free, choice, later)];
  };

  const soonest = async (type: CallType, choice: Choice): Promise<string[]> => {
    const { days } = await freeOf(type, choice);
    const times = days.flatMap((day) => day.times);
    return times.slice(0, NEAREST).map(({ startsAt }) => startsAt.toISOString());
  };

  const firstType = async () => {
    const where = { hosts: 'team', isActive: true } as const;
    const types = await manager.find(CallType, { where, order: { slug: 'ASC' } });
    return types.find(({ slug }) => slug === USUAL) ?? types[0];
  };

  const drawForm = (type: CallType, choice: Choice, at: Date) => ({
    title: type.title,
    parts: [bookingHead(type, choice.about), chosenTime(at, choice.zone, choice)],
    form: {
      slug: type.slug,
      at: at.toISOString(),
      zone: choice.zone,
      topic: choice.about ?? '',
    } as Record<string, string | null>,
  });

  const respond = (thrown: unknown, reply: FastifyReply) => {
    const error = appErrorOf(thrown, logger);
    const retryAfter = retryAfterOf(error);
    if (retryAfter) void reply.header('Retry-After', String(retryAfter));
    void page(reply.status(error.status), { title: 'No call', parts: [notNow(error.message)] });
  };
  const withErrors: RouteShorthandOptions = {
    errorHandler: (thrown, _request, reply) => respond(thrown, reply),
  };

  fastify.get('/book', withErrors, async (request, reply) => {
    await count(request, reply);
    const first = await firstType();
    if (!first) return missing(reply);
    const { search } = new URL(request.url, publicUrl);
    return reply.redirect(`/book/${first.slug}${search}`, 302);
  });

  fastify.get<{ Params: { slug: string } }>('/book/:slug', withErrors, async (request, reply) => {
    await count(request, reply);
    const type = await activeType(manager, request.params.slug).catch(nullIfMissing);
    if (!type) return missing(reply);
    const choice = choiceIn(request, `/book/${type.slug}`);
    const asked = instantIn(onlyTexts(request.query).asked);
    if (asked) return page(reply, { title: type.title, parts: [mailFollows(type, asked, choice)] });
    if (choice.at) return page(reply, drawForm(type, choice, choice.at));
    return page(reply, { title: type.title, parts: await drawTimes(type, choice) });
  });

  const refuse = async (error: AppError, request: FastifyRequest, reply: FastifyReply) => {
    await count(request, reply);
    const typed = error.code === 'foreign' ? new Map<string, string>() : typedFields(request);
    const known = await activeType(manager, typed.get('slug') ?? '').catch(nullIfMissing);
    const type = known ?? (await firstType());
    if (!type) return missing(reply);
    const zone = zoneNamed(typed.get('zone') ?? '') ?? OFFICE_ZONE;
    const choice = { path: `/book/${type.slug}`, zone, about: typed.get('topic') ?? '' };
    const at = known && instantIn(typed.get('at'));
    const retryAfter = retryAfterOf(error);
    if (retryAfter) void reply.header('Retry-After', String(retryAfter));
    void reply.status(error.status);
    const drawn = drawForm(type, choice, at ?? new Date());
    const errors = error.extras.errors ?? [];
    const isGone = !at || error.code === 'time_taken';
    if (isGone) {
      const { nearest } = (error.extras.current ?? {}) as { nearest?: string[] };
      const said = errors.some(({ field }) => field === 'at') ? NO_TIME : error.message;
      const others = nearest ?? (await soonest(type, choice));
      drawn.parts = [bookingHead(type, choice.about), timeGone(said, others, choice)];
      drawn.form['at'] = null;
    }
    const refused = refusedPage(drawBooking(shell, drawn), parts, {
      formId: 'booking',
      action: '/forms/booking',
      typed,
      errors,
      alert: isGone ? null : error.kind === 'internal' ? undefined : error.message,
    });
    return page(reply, refused!);
  };

  fastify.post(
    '/forms/booking',
    {
      config: TAKES_FORMS,
      bodyLimit: ENCODED_LIMIT_BYTES,
      errorHandler: (thrown, request, reply) =>
        void refuse(appErrorOf(thrown, logger), request, reply).catch((cause: unknown) =>
          respond(cause, reply),
        ),
    },
    async (request, reply) => {
      expectOurs(request, publicUrl);
      await limits.count('booking', { ip: request.ip }, reply);
      const values = Object.fromEntries(typedFields(request));
      const metadata = { type: 'body', metatype: BookCallDto } as const;
      const form = (await pipe.transform(values, metadata)) as BookCallDto;
      await booking.byVisitor(form, { ip: request.ip, reply });
      const asked = new URLSearchParams({ asked: form.at, zone: form.zone });
      return reply.redirect(`/book/${form.slug}?${asked.toString()}`, 303);
    },
  );

  type Linked = { Params: { token: string } };

  const drawCall = (call: CallRow, token: string, more: Partial<Managed>) => ({
    title: call.title,
    parts: [callPage(call, { canChange: mayChange(call), token, ...more })],
  });

  fastify.get<Linked>('/call/:token', withErrors, async (request, reply) => {
    await count(request, reply);
    const { token } = request.params;
    const call = await calls.byLink(token).catch(nullIfMissing);
    if (!call) return missing(reply);
    const choice = choiceIn(request, `/call/${token}`);
    const { zone } = onlyTexts(request.query);
    const own = { ...choice, zone: zone ? choice.zone : call.zone };
    if (!own.move || !(mayChange(call) || call.mayRebook)) {
      return page(reply, drawCall(call, token, {}));
    }
    const title = call.title;
    if (choice.at)
      return page(reply, { title, parts: [moveHead(call), confirmMove(call, choice.at, own)] });
    const { days, later } = windowOf(call, own);
    const free = await slots.toMove(LINKED, call.id, { ...days, zone: own.zone });
    return page(reply, { title, parts: [moveHead(call), timesOf(free, own, later)] });
  });

  fastify.get<Linked>('/call/:token/invitation.ics', withErrors, async (request, reply) => {
    await count(request, reply);
    const call = await calls.byLink(request.params.token).catch(nullIfMissing);
    if (!call || call.state !== 'booked') return missing(reply);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', 'attachment; filename="call.ics"')
      .send(invitationOf(call, 'REQUEST', 'booker', mail.from).content);
  });

  fastify.post<Linked>(
    '/call/:token',
    { ...withErrors, config: TAKES_FORMS, bodyLimit: ENCODED_LIMIT_BYTES },
    async (request, reply) => {
      expectOurs(request, publicUrl);
      await count(request, reply);
      const { token } = request.params;
      const call = await calls.byLink(token).catch(nullIfMissing);
      if (!call) return missing(reply);
      const typed = typedFields(request);
      const version = Number(typed.get('version')) || undefined;
      const at = instantIn(typed.get('at'));
      try {
        if (typed.get('action') === 'cancel') await changing.cancel(LINKED, call.id, version);
        else if (at) await changing.reschedule(LINKED, call.id, at, version);
        else throw new AppError('invalid', 'validation_failed', NO_TIME);
      } catch (thrown) {
        const { status, message, extras } = appErrorOf(thrown, logger);
        const now = await calls.byLink(token);
        const { nearest = [] } = (extras.current ?? {}) as { nearest?: string[] };
        return page(reply.status(status), drawCall(now, token, { alert: message, nearest }));
      }
      return reply.redirect(`/call/${token}`, 303);
    },
  );
}

function expectOurs(request: FastifyRequest, publicUrl: string): void {
  if (isFromOurPages(request, publicUrl)) return;
  throw new AppError('forbidden', 'foreign', 'This form was sent from another website.');
}

/** `Intl` may not be able to format times more than a year away. */
function instantIn(text = ''): Date | undefined {
  const time = Date.parse(text);
  return Math.abs(time - Date.now()) < FARTHEST_MS ? new Date(time) : undefined;
}

const onlyTexts = (query: unknown): Query =>
  Object.fromEntries(
    Object.entries(query as object).filter(([, value]) => typeof value === 'string'),
  ) as Query;
