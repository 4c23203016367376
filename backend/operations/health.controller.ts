import { setTimeout as pause } from 'node:timers/promises';
import {
  Controller,
  Get,
  Header,
  Headers,
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Public } from '../access/access.public';
import { expectBearer } from '../access/bearer';
import { AppConfig } from '../config/app-config';
import { RedisConnection } from '../database/redis.module';
import { AppError } from '../errors/app-error';
import { MailQueueDepth } from '../mail/mail-queue';
import { MailboxStatus } from '../modules/inbound-mail/inbound-mail.public';
import { Metrics } from './metrics';

/**
 * After the stop signal `/health/ready` returns 503 while calls are still accepted, so that a load
 * balancer switches before connections are refused.
 */
@Injectable()
export class Draining implements BeforeApplicationShutdown {
  isUnderWay = false;

  constructor(
    private readonly config: AppConfig,
    private readonly host: HttpAdapterHost,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.isUnderWay = true;
    const server = this.host.httpAdapter?.getHttpServer() as { listening?: boolean } | undefined;
    if (server?.listening) await pause(this.config.shutdownDelayMs);
  }
}

@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnection,
    private readonly metrics: Metrics,
    private readonly draining: Draining,
    private readonly queueDepth: MailQueueDepth,
    private readonly mailbox: MailboxStatus,
    @Inject(AppConfig) private readonly config: AppConfig,
  ) {}

  @Get('/health/live')
  @Public({ limit: 'none' })
  live(): { status: string } {
    return { status: 'up' };
  }

  /**
   * Whether to route traffic here. PostgreSQL decides; without Redis the product keeps working
   * (mails wait as rows), so that is reported as degraded and stays in rotation.
   */
  @Get('/health/ready')
  @Public({ limit: 'none' })
  async ready(): Promise<{ status: string; postgres: string; redis: string }> {
    if (this.draining.isUnderWay) {
      throw new AppError('unavailable', 'unavailable', 'This process is about to end.', {
        retryAfter: 1,
      });
    }
    const [postgres, redis] = await Promise.all([
      isUp(this.dataSource.query('SELECT 1')),
      isUp(this.redis.ping()),
    ]);
    if (!postgres) {
      throw new AppError('unavailable', 'unavailable', 'The database cannot be reached.', {
        retryAfter: 5,
      });
    }
    return { status: redis ? 'up' : 'degraded', postgres: 'up', redis: redis ? 'up' : 'down' };
  }

  @Get('/metrics')
  @Public({ limit: 'none' })
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  async prometheus(@Headers('authorization') authorization?: string): Promise<string> {
    this.expectToken(authorization);
    await this.queueDepth.measure(this.metrics.queueJobs);
    await this.mailbox.measure(this.metrics.mailboxLooked);
    return this.metrics.render();
  }

  private expectToken(authorization?: string): void {
    // Open in development; in production closed until a token is set.
    if (!this.config.metricsToken && !this.config.production) return;
    expectBearer(authorization, this.config.metricsToken);
  }
}

const isUp = (check: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    check.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, 2_000, false).unref()),
  ]).catch(() => false);
