import { CHOICE, definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'cookie_choices',
  other: {
    [CHOICE]: ['choice', 'text_version'],
    'A page of the site; the row names nobody': ['page'],
  },
});
