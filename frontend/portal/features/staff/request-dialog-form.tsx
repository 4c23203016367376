import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RequestDetail } from '../../../api/types';
import { Button, buttonClass } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { ChangeAlert } from '../../components/change-alert';
import sections from '../../components/dialog-sections.module.css';
import { statusLabels } from '../../labels';
import { paths } from '../../paths';
import { Conversation } from '../../requests/conversation';
import { DelegateDialog } from './delegate-dialog';
import type { PanelConfig } from './panels';
import { canReassign, otherTeam } from './reassigning';
import { RequestDialogFacts } from './request-dialog-facts';
import { RequestWorkFields } from './request-work-fields';
import { useRequestWork } from './use-request-work';
import { changeFailure } from './use-status-change';

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

  function discard(): void {
    work.discard();
    onClose();
  }

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
    <Dialog
      isOpen
      wide
      opener={opener}
      onClose={onClose}
      title={request.projectName}
      description={`${request.reference}, now ${statusLabels[request.status]}`}
      footer={
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
          <Button variant="secondary" onClick={discard}>
            Cancel
          </Button>
          <Button
            isPending={work.change.isPending}
            disabledReason={work.missing}
            onClick={() => work.change.mutate()}
          >
            Update Status
          </Button>
        </>
      }
    >
      <div className={sections.body}>
        <ChangeAlert
          error={work.change.error}
          message={changeFailure(work.change.error)}
          now={statusLabels[request.status]}
        />
        <RequestDialogFacts request={request} />
        <section className={sections.work} aria-label="Your team's work">
          <RequestWorkFields request={request} work={work} />
        </section>
        <div className={sections.work}>
          <Conversation request={request} side="staff" heading="h3" />
        </div>
      </div>
    </Dialog>
  );
}
