import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROUTES = join(__dirname, '../../../frontend/build/routes.json');

/** What the owner has not confirmed or filled in, as one sentence for the log; nothing where all is. */
export function openItemsNotice(file = ROUTES): string | undefined {
  const { open = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    open?: readonly { isClaim: boolean }[];
  };
  if (open.length === 0) return undefined;
  const figures = open.filter(({ isClaim }) => isClaim).length;
  return `The site has ${figures} figures without a source and ${open.length - figures} other things that its owner has not confirmed: see docs/owner.md`;
}
