import { listSource } from '../../lists/list-source';

export const quarantineSource = listSource({
  path: '/api/admin/quarantined-files',
  filters: {},
  // A new scan changes the row in the background.
  reading: { refetchInterval: 10_000 },
});
