import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import type { RequestDetail } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { firstReply } from '../../../lib/first-reply';
import { Alert } from '../../../ui/alert';
import { paths } from '../../paths';
import { requestDetail } from '../requests/queries';
import { dashboardWords } from './words';

const words = dashboardWords.arrived;

export interface Arrival {
  arrived: Pick<RequestDetail, '_id' | 'reference' | 'projectName'>;
}

export function RequestArrived() {
  const { state } = useLocation() as { state: Partial<Arrival> | null };
  return state?.arrived ? <Arrived request={state.arrived} /> : null;
}

function Arrived({ request: { _id, reference, projectName } }: { request: Arrival['arrived'] }) {
  const { data } = useQuery(requestDetail(_id));
  const dueAt = data?.nextMove?.replyDueAt;
  return (
    <Alert tone="success">
      <p>
        <strong>{words.title(reference)}</strong> {projectName}
      </p>
      <p>{dueAt ? words.by(formatDayAndTime(dueAt)) : words.within(firstReply('portal'))}</p>
      <p>
        <Link to={paths.request(_id)}>{words.open}</Link>
      </p>
    </Alert>
  );
}
