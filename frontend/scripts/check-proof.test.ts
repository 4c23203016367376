import { expect, it } from '@jest/globals';
import { checkProof } from './check-proof.mts';
import type { Day } from '../lib/dates';

const printed = (until: Day) => ({
  ratings: null,
  testimonials: [
    {
      id: '7',
      wording: 'They told us what would not work.',
      shownName: 'Amira Khan',
      shownRole: null,
      shownCompany: null,
      sha256: '',
      approvedOn: '2026-11-01' as const,
      until,
    },
  ],
});

it('The build fails on the first day on which a testimonial may no longer be shown', async () => {
  await checkProof(printed('2028-11-25'), '2028-11-25');
  await expect(checkProof(printed('2028-11-24'), '2028-11-25')).rejects.toThrow('expired: 7');
});
