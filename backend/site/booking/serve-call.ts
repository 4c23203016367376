import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { CallProps, Moving } from '../../../frontend/site/served/props';
import type { AppConfig } from '../../config/app-config';
import { AppError, nullIfMissing } from '../../errors/app-error';
import { appErrorOf } from '../../errors/problem.filter';
import { TAKES_FORMS } from '../../http/http-server';
import {
  ChangeCall,
  invitationOf,
  mayChange,
  placeForBooker,
  ReadCalls,
  ReadSlots,
  type CallRow,
} from '../../modules/calls/calls.public';
import { momentOf } from '../../time/words';
import { ENCODED_LIMIT_BYTES, expectOurs, typedFields } from '../form-body';
import type { ServedPages } from '../served-pages';
import { addressOf, choiceIn, instantIn, NO_TIME, onlyTexts, type Choice } from './choice';
import { nearestIn, SHOWN_DAYS, timesToChoose, weeksOf } from './free-times';
import { privatePages } from './private-pages';

const LINKED = { link: true } as const;

type Linked = { Params: { token: string } };

/** The page of a call. Its link, sent by mail, allows moving and cancelling the call. */
export function serveCall(
  fastify: FastifyInstance,
  app: INestApplicationContext,
  config: AppConfig,
  pages: ServedPages,
): void {
  const { count, send, missing, withErrors, logger } = privatePages(app, config, pages);
  const [calls, changing, slots] = [app.get(ReadCalls), app.get(ChangeCall), app.get(ReadSlots)];
  const known = (token: string) => calls.byLink(token).catch(nullIfMissing);
  const shown = (call: CallRow, token: string, refusal: Refusal = {}) =>
    pages.draw('call', callProps(call, token, refusal), { title: call.title });

  fastify.get<Linked>('/call/:token', withErrors, async (request, reply) => {
    await count(request, reply);
    const { token } = request.params;
    const call = await known(token);
    if (!call) return missing(reply);
    const path = `/call/${token}`;
    const query = onlyTexts(request.query);
    if (query.cancel && mayChange(call)) {
      const { title, version } = call;
      const when = momentOf(call.startsAt, call.zone);
      return send(reply, pages.draw('cancel', { title, when, path, version }, {}));
    }
    const choice = choiceIn(request, path);
    if (!choice.move || !(mayChange(call) || call.mayRebook))
      return send(reply, shown(call, token));
    return send(reply, await move(call, { ...choice, zone: query.zone ? choice.zone : call.zone }));
  });

  const move = async (call: CallRow, choice: Choice): Promise<string> => {
    const moving: Moving = { from: momentOf(call.startsAt, call.zone), href: choice.path };
    const props = { call: { ...call, summary: '' }, moving };
    if (choice.at) {
      const chosen = momentOf(choice.at, choice.zone);
      const { path, at, ...others } = choice;
      return pages.draw(
        'confirm-move',
        {
          ...props,
          chosen,
          path,
          version: call.version,
          at: at.toISOString(),
          others: addressOf({ ...others, path }),
        },
        { title: call.title },
      );
    }
    const weeks = weeksOf(call.horizonDays, choice);
    const free = await slots.toMove(LINKED, call.id, { ...weeks, zone: choice.zone }, SHOWN_DAYS);
    const choose = timesToChoose(free, weeks, choice);
    return pages.draw('times', { ...props, choose }, { title: call.title });
  };

  fastify.get<Linked>('/call/:token/invitation.ics', withErrors, async (request, reply) => {
    await count(request, reply);
    const call = await known(request.params.token);
    if (!call || call.state !== 'booked') return missing(reply);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', 'attachment; filename="call.ics"')
      .send(invitationOf(call, 'REQUEST', 'booker', config.mail.from).content);
  });

  fastify.post<Linked>(
    '/call/:token',
    { ...withErrors, config: TAKES_FORMS, bodyLimit: ENCODED_LIMIT_BYTES },
    async (request, reply) => {
      expectOurs(request, config.publicUrl);
      await count(request, reply);
      const { token } = request.params;
      const call = await known(token);
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
        const { nearest = [] } = (extras.current ?? {}) as { nearest?: string[] };
        const now = await calls.byLink(token);
        return send(reply.status(status), shown(now, token, { alert: message, nearest }));
      }
      return reply.redirect(`/call/${token}`, 303);
    },
  );
}

type Refusal = { alert?: string; nearest?: string[] };

function callProps(call: CallRow, token: string, { alert, nearest = [] }: Refusal): CallProps {
  const path = `/call/${token}`;
  const { zone } = call;
  const isBooked = call.state === 'booked';
  const canChange = mayChange(call);
  const moving = { path, zone, move: '1' };
  return {
    title: call.title,
    isCancelled: call.state === 'cancelled',
    when: momentOf(call.startsAt, zone),
    minutes: call.minutes,
    host: `${call.hostFirst} ${call.hostLast}`.trim(),
    place: placeForBooker(call),
    invitation: isBooked ? `${path}/invitation.ics` : null,
    move: canChange || call.mayRebook ? `${path}?move=1` : null,
    cancel: canChange ? `${path}?cancel=1` : null,
    isTooLate: isBooked && !canChange,
    alert,
    nearest: nearestIn(nearest, zone, (at) => addressOf(moving, { at })),
  };
}
