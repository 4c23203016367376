// npm run claims: figures the owner has not confirmed, with the pages that print them.
import { existsSync, readFileSync } from 'node:fs';

interface OpenItem {
  what: string;
  where: string;
  isClaim: boolean;
  pages: string[];
}

const ROUTES = 'frontend/build/routes.json';
if (!existsSync(ROUTES)) {
  throw new Error('frontend/build is missing: run npm run build:frontend first.');
}
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { open } = JSON.parse(readFileSync(ROUTES, 'utf8')) as { open: OpenItem[] };
const claims = open.filter(({ isClaim }) => isClaim);

say(`${claims.length} figures that are not confirmed (frontend/content/claims/register.ts):\n`);
const width = Math.max(...claims.map(({ what }) => what.length));
for (const { what, pages } of claims) {
  say(`  ${what.padEnd(width)}  ${pages.join(' ') || 'in running text only'}`);
}
say(`\n${open.length - claims.length} other things to confirm or fill in:\n`);
for (const { what, where } of open.filter(({ isClaim }) => !isClaim)) {
  say(`  ${what} (${where})`);
}
say('\nThe list to tick off, with how each is filled in: docs/owner.md');
