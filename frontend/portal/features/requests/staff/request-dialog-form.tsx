import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RequestDetail } from '../../../../api/types';
import { Button, buttonClass } from '../../../../ui/button';
import sections from '../../../components/dialog-sections.module.css';
import { ChangeDialog } from '../../../forms/change-dialog';
import { statusLabels } from '../../../labels';
import { paths } from '../../../paths';
import { Conversation } from '../conversation';
import { DelegateDialog } from './delegate-dialog';
import type { PanelConfig } from './panels';
import { canReassign, otherTeam } from './reassigning';
import { RequestDialogFacts } from './request-dialog-facts';
import { RequestWorkFields } from './request-work-fields';
import { useRequestWork } from './use-request-work';

interface RequestDialogFormProps {
  config: PanelConfig;
  request: RequestDetail;
  opener: Element | null;
  onClose: () => void;
}

export function RequestDialogForm({ config, request, opener, onClose }: RequestDialogFormProps) {
  const work = useRequestWork(request, request.workedFrom ?? config.panel, onClose);
  const [isReassigning, setIsReassigning] = useState(false);
  const { assignedTo } = request;
  if (isReassigning && assignedTo) {
    return (
      <DelegateDialog
        request={request}
        team={otherTeam(assignedTo)}
        opener={opener}
        onClose={() => setIsReassigning(false)}
      />
    );
  }
  return (
    <ChangeDialog
      wide
      title={request.projectName}
      description={`${request.reference}, now ${statusLabels[request.status]}`}
      action="Update Status"
      change={work.change}
      onSubmit={() => work.change.submit()}
      draft={work}
      conflict={`It is now ${statusLabels[request.status]}.`}
      blocked={work.blocked}
      start={
        <>
          <Link
            to={paths.request(request._id)}
            className={`${buttonClass({ variant: 'quiet' })} ${sections.start}`}
          >
            Open page
          </Link>
          {config.canDelegate && canReassign(request) ? (
            <Button variant="quiet" onClick={() => setIsReassigning(true)}>
              Reassign
            </Button>
          ) : null}
        </>
      }
      opener={opener}
      onClose={onClose}
    >
      <RequestDialogFacts request={request} />
      <section className={sections.work} aria-label="Your team's work">
        <RequestWorkFields request={request} work={work} />
      </section>
      <div className={sections.work}>
        <Conversation request={request} side="staff" heading="h3" />
      </div>
    </ChangeDialog>
  );
}
