import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { ServedMeta } from '../../frontend/site/served/props';
import type { AppConfig } from '../config/app-config';

export type BuiltSite = {
  documents: Record<string, string>;
  portal: Record<string, string>;
  notFound: string;
  notFoundUnder: Record<string, string>;
  formParts: string;
  /** Documents around the pages that the server draws: before the page's head, between, after its content. */
  frames: {
    path: string;
    card?: ServedMeta['card'];
    head: string;
    html: [string, string, string];
  }[];
  testimonials: Record<string, { id: string; sha256: string }[]>;
  open: readonly { id: string; what: string; isClaim: boolean }[];
  redirects: Record<string, string>;
};

export const BUILD = join(__dirname, '../../../frontend/build');

export function readBuild(): BuiltSite {
  const file = join(BUILD, 'routes.json');
  if (!existsSync(file))
    throw new Error('frontend/build is missing: run npm run build:frontend first.');
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltSite;
}

/** The site's typefaces, whose files have a hash in their names. */
export function typefaces(): string {
  const folder = join(BUILD, 'assets');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const rules = sheets.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8').match(/@font-face\s*\{[^}]*\}/g),
  );
  return [...new Set(rules)].join('\n');
}

type OpenItems = { open: readonly { isClaim: boolean }[] };

export const figuresIn = ({ open }: OpenItems): number =>
  open.filter(({ isClaim }) => isClaim).length;

export function openItemsNotice({ open }: OpenItems): string | undefined {
  if (open.length === 0) return undefined;
  const figures = figuresIn({ open });
  return `The site has ${figures} figures that are not confirmed and ${open.length - figures} other things that its owner has not confirmed: see docs/owner.md`;
}

const FRAMES: Record<string, string> = { '/contact': 'https://www.openstreetmap.org' };

const GOOGLE = {
  'script-src': 'https://*.googletagmanager.com',
  'img-src': 'https://*.google-analytics.com https://*.googletagmanager.com',
  'connect-src':
    'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
};

/** Public pages allow no inline styles; only the portal's dialogs and toasts set some. */
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
