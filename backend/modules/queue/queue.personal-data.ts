import { CHOICE, definePersonalData, STAFF } from '../../personal-data/personal-data.public';

definePersonalData(
  { table: 'saved_views', other: { [CHOICE]: ['panel'], [STAFF]: ['name', 'filters'] } },
  { table: 'view_choices', other: { [CHOICE]: ['panel'], [STAFF]: ['pinned', 'opens_with'] } },
);
