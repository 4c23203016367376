import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { AppConfig } from '../config/app-config';

/**
 * The security headers of every answer, as helmet writes them. They are the same for every answer,
 * so helmet runs once, when the process starts.
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

/** Scripts come from us alone. Styles may be inline in the portal: its dialogs and toasts set some. */
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
