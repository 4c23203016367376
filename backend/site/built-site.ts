import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type BuiltSite = {
  documents: Record<string, string>;
  portal: string[];
  portalDocument: string;
  notFound: string;
  notFoundUnder: Record<string, string>;
  formParts: string;
  open: readonly { isClaim: boolean }[];
  redirects: Record<string, string>;
};

export const BUILD = join(__dirname, '../../../frontend/build');

export function readBuild(): BuiltSite {
  const file = join(BUILD, 'routes.json');
  if (!existsSync(file))
    throw new Error('frontend/build is missing: run npm run build:frontend first.');
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltSite;
}
