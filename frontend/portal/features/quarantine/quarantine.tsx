import { Link } from 'react-router-dom';
import { call } from '../../../api/call';
import { formatBytes } from '../../../lib/bytes';
import { Button } from '../../../ui/button';
import { RowAction } from '../../components/row-action';
import { removeFile } from '../../files/remove-file';
import { Badges, Named } from '../../lists/cells';
import { listScreen } from '../../lists/list-screen';
import { paths } from '../../paths';
import { quarantineSource } from './quarantine-source';
import { quarantineWords as words } from './words';

export const Component = listScreen({
  source: quarantineSource,
  words,
  columns: {
    file: {
      look: 'title',
      cell: ({ name, bytes }) => <Named name={name}>{formatBytes(bytes)}</Named>,
    },
    finding: {
      look: 'error',
      cell: ({ finding, state }) => finding ?? (state === 'failed' ? words.failed : ''),
    },
    about: ({ requestId, reference }) =>
      requestId ? <Link to={paths.request(requestId)}>{reference}</Link> : words.notBound,
    by: { look: 'client', cell: ({ uploadedBy }) => uploadedBy ?? words.unknown },
    when: { time: ({ createdAt }) => createdAt },
    actions: ({ _id, name }) => (
      <Badges>
        <RowAction
          small
          label={words.rescanShort}
          aria-label={words.rescan(name)}
          send={call('POST /api/admin/quarantined-files/{id}/rescan', { path: { id: _id } }).send}
          done={({ message }) => message}
        />
        <Button
          variant="quiet"
          small
          label={words.removeShort}
          aria-label={words.remove(name)}
          onClick={() => removeFile({ _id, name })}
        />
      </Badges>
    ),
  },
});
