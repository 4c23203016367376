import { definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'event_counts',
  other: { 'What was counted; nobody is in it': ['name', 'label'] },
});
