import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { AppConfig } from '../config/app-config';

/**
 * Between the signal to stop and the end: `/health/ready` answers 503, while calls are still taken, so
 * that a load balancer sends the next ones elsewhere before connections are refused.
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
