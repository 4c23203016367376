import { OFFICE_ZONE } from '../config/office';
import { usableZone, zoneNamed, ZONES } from './zones';

describe('A time zone', () => {
  it('has one name, however it is written', () => {
    expect(zoneNamed('Asia/Kolkata')).toBe(zoneNamed('Asia/Calcutta'));
    expect(zoneNamed('US/Eastern')).toBe('America/New_York');
    expect(zoneNamed('NZ')).toBe('Pacific/Auckland');
    expect(zoneNamed('europe/london')).toBe('Europe/London');
    expect(zoneNamed('Etc/UTC')).toBe('UTC');
    expect(zoneNamed('Etc/GMT+5')).toBe('Etc/GMT+5');
  });

  it('is every one that can be chosen', () => {
    expect(ZONES).toContain('UTC');
    expect(ZONES.filter((zone) => zoneNamed(zone) !== zone)).toEqual([]);
  });

  it.each(['Europe/Nowhere', '+02:00', '', 'London'])('is not %p', (name) => {
    expect(zoneNamed(name)).toBeNull();
    expect(usableZone(name)).toBe(OFFICE_ZONE);
  });
});
