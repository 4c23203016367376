import { CHOICE, definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'contact_syncs',
  personal: ['email'],
  other: { [CHOICE]: ['kind', 'state'], 'Addresses are taken out of it': ['last_error'] },
  kept: 'Only of an erasure that the marketing provider has still to be told, and cleared with its answer.',
});
