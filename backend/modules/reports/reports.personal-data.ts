import { CHOICE, definePersonalData } from '../../personal-data/personal-data.public';

const OF_STAFF = 'Counts by team, service and member of staff';

definePersonalData(
  {
    table: 'report_facts',
    other: { [CHOICE]: ['dimension', 'grain', 'team'], [OF_STAFF]: ['key'] },
  },
  { table: 'report_changes', other: { [CHOICE]: ['team', 'service'], [OF_STAFF]: ['person'] } },
);
