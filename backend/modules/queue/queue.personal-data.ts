import {
  CHOICE,
  definePersonalData,
  redactUnique,
  STAFF,
} from '../../personal-data/personal-data.public';

definePersonalData(
  {
    table: 'saved_views',
    other: { [CHOICE]: ['panel'], [STAFF]: ['name', 'filters'] },
    erase: { client: (tx, { redaction }) => redactUnique(tx, 'saved_views', 'name', redaction) },
  },
  { table: 'view_choices', other: { [CHOICE]: ['panel'], [STAFF]: ['pinned', 'opens_with'] } },
);
