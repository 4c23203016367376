import type { Panel } from '../../../api/generated/enums';
import { defineList } from '../../lists/define-list';
import { staffSources } from '../requests/request-sources';
import { panels } from '../requests/staff/panel-words';
import { queueColumns } from './queue-columns';

const queueList = (panel: Panel) =>
  defineList({
    source: staffSources[panel],
    words: panels[panel],
    nameOf: (answer, id) => {
      const one = answer?.requests.find(({ assignee }) => assignee?._id === id)?.assignee;
      return one ? `${one.firstName} ${one.lastName}` : 'a colleague';
    },
    columns: queueColumns,
    opens: 'request',
  });

export const queueLists = {
  admin: queueList('admin'),
  manager: queueList('manager'),
  support: queueList('support'),
};
