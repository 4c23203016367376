import { CHOICE, definePersonalData, OURS } from '../../personal-data/personal-data.public';

definePersonalData(
  { table: 'calendars', other: { [OURS]: ['name', 'zone', 'hours'] } },
  { table: 'holidays', other: { [OURS]: ['name'] } },
  { table: 'sla_policies', other: { [OURS]: ['targets'] } },
  { table: 'sla_clocks', other: { [CHOICE]: ['kind'] } },
);
