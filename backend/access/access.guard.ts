import { Injectable, Logger, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import { Events } from '../events/events.public';
import { requestContext } from '../context/request-context';
import { ACCESS_RULE, type AccessRule } from './access.decorator';
import { Forbidden, PasswordNeeded, TokenRevoked, Unauthenticated } from './access.errors';
import type { Actor } from './actor';
import { accessDenied } from './access.events';
import { isRepeatable } from './repeatable-call';
import { can } from './permission';
import { isWithinMailLink } from './mail-link-reach';
import { RateLimits } from './rate-limits';

/** Global. Refuses every route without a rule; the handler's rule goes before its class's. */
@Injectable()
export class AccessGuard extends AuthGuard('session') {
  private readonly logger = new Logger('access');

  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly events: Events,
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
    if (rule.permission === null) {
      await this.limits.count(rule.limit ?? 'anonymous', { ip: request.ip }, reply);
      return true;
    }
    await this.authenticate(context, request.ip, reply);
    const actor = request.user!;
    if (actor.isReplayOnly && !isRepeatable(request, rule)) throw TokenRevoked();
    const store = requestContext.current();
    if (store) store.actorId = actor.userId;
    const usual = request.method === 'GET' || request.method === 'HEAD' ? 'reading' : 'writing';
    await this.limits.count(rule.limit ?? usual, { ip: request.ip, userId: actor.userId }, reply);
    if (actor.onlyRequestId && !isWithinMailLink(request, rule, actor)) throw PasswordNeeded();
    if (!can(actor.role, rule.permission)) {
      await this.recordDenial(request, rule.permission);
      throw Forbidden();
    }
    return true;
  }

  /** Calls without a good token count against their network, as those of the public routes do. */
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
    await this.events.recordAlone(accessDenied({ subject: permission }));
  }
}
