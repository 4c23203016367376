import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Panel, StaffStatus, Team } from '../../../../api/generated/enums';
import type { StaffRequest } from '../../../../api/types';
import { StatBand } from '../../../../ui/stat-band';
import { PanelGuard } from '../../../access/panel-guard';
import { ListView } from '../../../lists/list-view';
import { useList } from '../../../lists/use-list';
import { paths } from '../../../paths';
import { Page } from '../../../shell/page';
import { DelegateDialog } from './delegate-dialog';
import { panels } from './panels';
import { ReasonDialog } from './reason-dialog';
import { PanelActionsContext } from './request-cells';
import { RequestDialog } from './request-dialog';
import { requestLists } from './request-list';

/** The request itself: a reload may take it out of the list while its dialog is open. */
interface Delegating {
  request: StaffRequest;
  team: Team;
}

interface Asking {
  request: StaffRequest;
  to: StaffStatus;
}

interface StaffPanelProps {
  panel: Panel;
  action?: ReactNode;
  nav?: ReactNode;
}

export function StaffPanel(props: StaffPanelProps) {
  const { title, loading } = panels[props.panel];
  return (
    <PanelGuard panel={props.panel} title={title} loading={loading}>
      <Panel {...props} />
    </PanelGuard>
  );
}

function Panel({ panel, action, nav }: StaffPanelProps) {
  const config = panels[panel];
  const list = useList(requestLists[panel]);
  const { id: openId, open, close } = list.open;
  const [delegating, setDelegating] = useState<Delegating | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  return (
    <Page
      title={config.title}
      lead={config.lead}
      action={action}
      back={<Link to={paths.dashboard}>← Dashboard</Link>}
    >
      {nav}
      <StatBand label="Figures" stats={config.stats(list.answer?.stats)} />
      <PanelActionsContext
        value={{
          panel,
          open,
          delegate: (request, team) => setDelegating({ request, team }),
          ask: (request, to) => setAsking({ request, to }),
        }}
      >
        <ListView list={list} />
      </PanelActionsContext>
      {openId ? (
        <RequestDialog key={openId} config={config} requestId={openId} onClose={close} />
      ) : null}
      {delegating ? <DelegateDialog {...delegating} onClose={() => setDelegating(null)} /> : null}
      {asking ? <ReasonDialog panel={panel} {...asking} onClose={() => setAsking(null)} /> : null}
    </Page>
  );
}
