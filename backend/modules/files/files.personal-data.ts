import { definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'removed_files',
  other: { 'Where the object of a deleted row lies, until it is deleted too': ['storage_key'] },
});
