import { describe, expect, it } from '@jest/globals';
import { isPortalPath, portalPatterns, safeNext } from './addresses';
import { paths, patterns } from './paths';

describe('the portal’s addresses', () => {
  it('are each listed once, with a screen for every address that is linked to', () => {
    expect(new Set(portalPatterns).size).toBe(portalPatterns.length);
    expect(portalPatterns).toEqual(expect.arrayContaining(Object.values(patterns)));
    expect(portalPatterns.length).toBeGreaterThan(30);
  });

  it('match paths part by part', () => {
    expect(isPortalPath('/dashboard/requests/42')).toBe(true);
    expect(isPortalPath('/dashboard/requests/')).toBe(true);
    expect(isPortalPath('/dashboard/requests/42/edit')).toBe(false);
    expect(isPortalPath('/dashboard/nothing')).toBe(false);
  });

  it('are built with their parameters', () => {
    expect(paths.request('a/b')).toBe('/dashboard/requests/a%2Fb');
    expect(paths.raiseRequest('custom-app')).toBe('/dashboard/raise-request?service=custom-app');
    expect(paths.signIn('/dashboard/admin?page=2')).toBe(
      '/signin?next=%2Fdashboard%2Fadmin%3Fpage%3D2',
    );
    expect(paths.lead('7')).toBe('/dashboard/admin/leads?lead=7');
    expect(paths.subscriber('7')).toBe('/dashboard/admin/subscribers?subscriber=7');
    expect(paths.signIn('/dashboard')).toBe('/signin');
  });
});

describe('where sign-in returns to', () => {
  it('is an address of the portal with its search params', () => {
    expect(safeNext('/dashboard/admin?status=pending')).toBe('/dashboard/admin?status=pending');
  });

  it('is never another site or an unknown page', () => {
    for (const next of [
      null,
      '',
      'https://evil.example/dashboard',
      '//evil.example/dashboard',
      '/dashboard/../../evil',
      '/dashboard@evil.example',
      '/signin',
    ]) {
      expect(safeNext(next)).toBe('/dashboard');
    }
  });
});
