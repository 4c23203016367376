import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the frontend's build says about itself. Paths are ours, files are relative to the build. */
export type BuiltSite = {
  documents: Record<string, string>;
  /** Path patterns of the portal, `:name` for one segment. */
  portal: string[];
  portalDocument: string;
  notFound: string;
  /** The 404 document of the addresses that begin so. */
  notFoundUnder: Record<string, string>;
  /** What a form that was refused is given, in markup that the frontend rendered. */
  formParts: string;
  /** What the owner has not confirmed: docs/owner.md. */
  open: readonly { isClaim: boolean }[];
  /** Old addresses in lower case, and where they went. */
  redirects: Record<string, string>;
};

export const BUILD = join(__dirname, '../../../frontend/build');

export function readBuild(): BuiltSite {
  const file = join(BUILD, 'routes.json');
  if (!existsSync(file))
    throw new Error('frontend/build is missing: run npm run build:frontend first.');
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltSite;
}
