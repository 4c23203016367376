import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS_RULE, type AccessRule } from './access.decorator';

export type RouteRule = { handler: string; rule: AccessRule | undefined };

/** Refuses to start with a route nobody decided about, so that a forgotten line is seen at once. */
@Injectable()
export class EveryRouteHasARule implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const undecided = this.list().filter(({ rule }) => !rule);
    if (undecided.length > 0) {
      throw new Error(
        `Routes without an access rule: ${undecided.map((r) => r.handler).join(', ')}`,
      );
    }
  }

  list(): RouteRule[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      if (!metatype) return [];
      const prototype = metatype.prototype as Record<string, () => unknown>;
      return this.scanner
        .getAllMethodNames(prototype)
        .map((name) => ({ name, method: prototype[name]! }))
        .filter(({ method }) => Reflect.hasMetadata(PATH_METADATA, method))
        .map(({ name, method }) => ({
          handler: `${metatype.name}.${name}`,
          rule: this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
            method,
            metatype as () => unknown,
          ]),
        }));
    });
  }
}
