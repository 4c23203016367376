import type { FastifyReply } from 'fastify';
import type { AppConfig } from '../config/app-config';

const FRAMES: Record<string, string> = { '/contact': 'https://www.openstreetmap.org' };

const GOOGLE = {
  'script-src': 'https://*.googletagmanager.com',
  'img-src': 'https://*.google-analytics.com https://*.googletagmanager.com',
  'connect-src':
    'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
};

/**
 * Public pages allow no inline styles; only the portal's dialogs and toasts set some. The hosts of
 * tag manager and analytics are allowed only if configured.
 */
export function publicPagePolicy({ tagManagerId, analyticsId }: AppConfig['thirdParties']) {
  const letIn = tagManagerId || analyticsId ? Object.entries(GOOGLE) : [];
  const policyFrom = (strict: string, frames = '') => {
    let policy = strict.replace(" 'unsafe-inline'", '');
    for (const [directive, hosts] of letIn) {
      policy = policy.replace(`${directive} 'self'`, `${directive} 'self' ${hosts}`);
    }
    return frames ? `${policy};frame-src ${frames}` : policy;
  };
  const policies = new Map<string, string>();
  return (reply: FastifyReply, path = ''): FastifyReply => {
    const frames = FRAMES[path] ?? '';
    const known = policies.get(frames);
    const policy = known ?? policyFrom(String(reply.getHeader('content-security-policy')), frames);
    if (!known) policies.set(frames, policy);
    return reply.header('content-security-policy', policy);
  };
}
