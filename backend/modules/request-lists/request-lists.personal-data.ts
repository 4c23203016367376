import {
  CHOICE,
  definePersonalData,
  redactUnique,
  STAFF,
} from '../../personal-data/personal-data.public';

const OF_STAFF = 'Counts by team, service and member of staff';
const COUNTED = ['assigned_to', 'status', 'service_type', 'urgency'];

definePersonalData(
  { table: 'request_counts', other: { [CHOICE]: COUNTED } },
  { table: 'request_count_changes', other: { [CHOICE]: COUNTED } },
  {
    table: 'saved_views',
    other: { [CHOICE]: ['panel'], [STAFF]: ['name', 'filters'] },
    erase: { client: (tx, { redaction }) => redactUnique(tx, 'saved_views', 'name', redaction) },
  },
  { table: 'view_choices', other: { [CHOICE]: ['panel'], [STAFF]: ['pinned', 'opens_with'] } },
  {
    table: 'report_facts',
    other: { [CHOICE]: ['dimension', 'grain', 'team'], [OF_STAFF]: ['key'] },
  },
  { table: 'report_changes', other: { [CHOICE]: ['team', 'service'], [OF_STAFF]: ['person'] } },
  {
    table: 'canned_replies',
    other: { [STAFF]: ['title', 'body'] },
    mentions: { columns: ['body'] },
    erase: {
      client: (tx, { redaction }) => redactUnique(tx, 'canned_replies', 'title', redaction),
    },
  },
);
