import type { BuiltSite } from './built-site';

export function openItemsNotice({ open }: Pick<BuiltSite, 'open'>): string | undefined {
  if (open.length === 0) return undefined;
  const figures = open.filter(({ isClaim }) => isClaim).length;
  return `The site has ${figures} figures without a source and ${open.length - figures} other things that its owner has not confirmed: see docs/owner.md`;
}
