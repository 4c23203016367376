import { definePersonalData, STAFF } from '../../personal-data/personal-data.public';

definePersonalData({ table: 'canned_replies', other: { [STAFF]: ['title', 'body'] } });
