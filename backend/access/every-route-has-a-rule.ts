import { Injectable, RequestMethod, type OnApplicationBootstrap } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS_RULE, type AccessRule } from './access.decorator';

type RouteRule = {
  handler: string;
  method: RequestMethod;
  rule: AccessRule | undefined;
};

@Injectable()
export class EveryRouteHasARule implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const routes = this.list();
    refuse(
      'without an access rule',
      routes.filter(({ rule }) => !rule),
    );
    refuse(
      'that should be @Changes, or say why they are not idempotent',
      routes.filter(forgetsKey),
    );
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
          method: Reflect.getMetadata(METHOD_METADATA, method) as RequestMethod,
          rule: this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
            method,
            metatype as () => unknown,
          ]),
        }));
    });
  }
}

function refuse(what: string, routes: RouteRule[]): void {
  if (routes.length === 0) return;
  throw new Error(`Routes ${what}: ${routes.map(({ handler }) => handler).join(', ')}`);
}

const forgetsKey = ({ method, rule }: RouteRule): boolean =>
  [RequestMethod.POST, RequestMethod.PUT].includes(method) &&
  rule?.permission !== null &&
  !rule?.isRepeatable &&
  !rule?.notIdempotent;
