import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { AppConfig } from '../config/app-config';

/**
 * Security headers as helmet writes them. All responses share them, so helmet runs once at start.
 */
export function securityHeaders({ secureCookies }: AppConfig): Record<string, string> {
  const headers: Record<string, string> = {
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
  const response = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: () => undefined,
  };
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(secureCookies) },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secureCookies
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  });
  write({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Scripts only from us. Styles may be inline, because the portal's dialogs and toasts set some. */
const contentSecurityPolicy = (isSecure: boolean): Record<string, string[]> => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  ...(isSecure && { upgradeInsecureRequests: [] }),
});
