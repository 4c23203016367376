import { Injectable, Logger, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { requestContext } from '../context/request-context';
import { AppError } from '../errors/app-error';
import { recordAlone, defineEvent, nameEvents, nameSubjects } from '../events/events.public';
import { hasStablePrefix } from '../http/known-routes';
import { ACCESS_RULE, isRepeatable, type AccessRule } from './access.decorator';
import {
  Forbidden,
  NotInStableApi,
  NotWithApiToken,
  PasswordNeeded,
  ScopeMissing,
  SecondFactorRequired,
  TokenRevoked,
  Unauthenticated,
} from './access.errors';
import type { Actor } from './actor';
import { announceLeaving, LEAVING, type Leaving } from './leaves-stable-api';
import { holds, scopeOf, type Scope } from './permission';
import { RateLimits } from './rate-limits';
import { isStaff } from './role';

nameEvents({ access: 'Refused access' });
nameSubjects('permission', 'Permission');

const accessDenied = defineEvent('access.denied', {
  subject: 'permission',
  audit: 'Was denied access',
});

function isWithinMailLink(
  { params }: Pick<FastifyRequest, 'params'>,
  { withMailLink }: AccessRule,
  { role, onlyRequestId }: Actor,
): boolean {
  if (!withMailLink || isStaff(role)) return false;
  if (withMailLink !== 'request') return true;
  const { id } = params as { id?: unknown };
  return typeof id === 'string' && id.toLowerCase() === onlyRequestId;
}

@Injectable()
export class AccessGuard extends AuthGuard(['api-token', 'session']) {
  private readonly logger = new Logger('access');

  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!rule) throw Forbidden();
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Actor }>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (hasStablePrefix(request)) {
      if (!isStable(rule, request)) throw NotInStableApi();
      const leaving = this.reflector.get<Leaving | undefined>(LEAVING, context.getHandler());
      if (leaving) announceLeaving(leaving, reply);
    }
    if (rule.permission === null) {
      await this.limits.count(rule.limit ?? 'anonymous', { ip: request.ip }, reply);
      return true;
    }
    await this.authenticate(context, request.ip, reply);
    const actor = request.user!;
    if (actor.isReplayOnly && !isRepeatable(request, rule)) throw TokenRevoked();
    const store = requestContext.current();
    if (store) store.actorId = actor.userId;
    const { limit, userId } = limitOf(actor, rule, request);
    await this.limits.count(limit, { ip: request.ip, userId }, reply);
    if (actor.needsFactor && !rule.withoutFactor) throw SecondFactorRequired();
    if (actor.onlyRequestId && !isWithinMailLink(request, rule, actor)) throw PasswordNeeded();
    expectInScope(actor, rule, request);
    if (!holds(actor, rule.permission)) {
      await this.recordDenial(request, rule.permission);
      throw Forbidden();
    }
    return true;
  }

  /** Calls without a valid token count against their network. */
  private async authenticate(
    context: ExecutionContext,
    ip: string,
    reply: FastifyReply,
  ): Promise<void> {
    try {
      await super.canActivate(context);
    } catch (error) {
      if (error instanceof AppError) await this.limits.count('anonymous', { ip }, reply);
      throw error;
    }
  }

  override handleRequest<T>(error: unknown, user: T | false, info: unknown): T {
    if (error) throw error;
    if (!user) throw info instanceof AppError ? info : Unauthenticated();
    return user;
  }

  private async recordDenial(request: FastifyRequest, permission: string): Promise<void> {
    this.logger.warn({ permission, method: request.method }, 'Access denied');
    await recordAlone(this.dataSource, accessDenied({ subject: permission }));
  }
}

function limitOf({ scopes, sessionId, userId }: Actor, { limit }: AccessRule, { method }: Method) {
  if (scopes && !limit) return { limit: 'api-token', userId: sessionId } as const;
  const usual = method === 'GET' || method === 'HEAD' ? 'reading' : 'writing';
  return { limit: limit ?? usual, userId };
}

function expectInScope({ scopes }: Actor, rule: AccessRule, { method }: Method): void {
  if (!scopes) return;
  const needed = neededScope(rule, method);
  if (needed === null) throw NotWithApiToken();
  if (!scopes.includes(needed)) throw ScopeMissing(needed);
}

const neededScope = ({ permission, scope }: AccessRule, method: string): Scope | null => {
  if (scope !== undefined || permission === null) return scope ?? null;
  return scopeOf(method, permission);
};

const isStable = (rule: AccessRule, { method }: Method) => neededScope(rule, method) !== null;

type Method = Pick<FastifyRequest, 'method'>;
