import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { AppConfig } from '../config/app-config';

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
