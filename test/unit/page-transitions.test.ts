import { describe, expect, it } from '@jest/globals';
import { portalPatterns } from '../../frontend/portal/addresses';
import { leavesTheSite } from '../../frontend/site/page-transitions';
import { sitePages } from '../../frontend/site/pages';

const leaves = (path: string) => leavesTheSite(new URL(path, 'https://site.example').href);

describe('page transitions', () => {
  it('end at every address of the portal', () => {
    expect(portalPatterns.filter((path) => !leaves(path))).toEqual([]);
  });

  it('pass between all pages of the site', () => {
    expect(sitePages.map(({ path }) => path).filter(leaves)).toEqual([]);
  });
});
