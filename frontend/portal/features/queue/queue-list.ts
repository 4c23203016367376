import type { Panel } from '../../../api/generated/enums';
import { defineList } from '../../lists/define-list';
import { staffSources } from '../requests/request-sources';
import { panels } from '../requests/staff/panels';
import { queueColumns } from './queue-columns';

const queueList = (panel: Panel) => {
  const { tableLabel, loading, failure, empty } = panels[panel];
  return defineList({
    source: staffSources[panel],
    label: tableLabel,
    noun: 'request',
    searchIn: 'Number, project, client or company',
    nameOf: (answer, id) => {
      const one = answer?.requests.find(({ assignee }) => assignee?._id === id)?.assignee;
      return one ? `${one.firstName} ${one.lastName}` : 'a colleague';
    },
    columns: queueColumns,
    dense: true,
    opens: 'request',
    loading,
    failure,
    empty,
  });
};

export const queueLists = {
  admin: queueList('admin'),
  manager: queueList('manager'),
  support: queueList('support'),
};
