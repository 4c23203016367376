import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from '../../../api/call';
import { Columns, Row } from '../../../ui/layout/layout';
import { useAccess } from '../../access/use-access';
import { DialogButton } from '../../components/dialog-button';
import { lazyDialog } from '../../components/lazy-dialog';
import { LoadedItem } from '../../components/loaded';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { type Invoice, oneInvoice } from './invoice-source';
import styles from './invoice.module.css';
import { Paper } from './paper';
import { DownloadPdf, StateBadge } from './parts';
import { Pay } from './pay';
import { pageWords as words } from './words';

const AskDialog = lazyDialog(() => import('./ask-dialog'), 'AskDialog');

/** Clients never load these. */
const Manage = lazyDialog(() => import('../invoicing/manage'), 'Manage');
const ManageActions = lazyDialog(() => import('../invoicing/actions'), 'Actions');

export function Component() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const isPaying = params.has('paid');
  const query = useQuery(oneInvoice(id, isPaying));
  const isClient = useAccess()?.dashboardAccess.length === 0;
  const found = query.data;
  return (
    <Page
      title={found ? titleOf(found) : words.title}
      lead={found ? <Lead invoice={found} /> : null}
      back={<Link to={isClient ? paths.invoices : paths.invoicingList}>← {words.all}</Link>}
      action={found ? <Actions invoice={found} /> : null}
    >
      <LoadedItem query={query} words={words}>
        {(invoice) =>
          invoice.canManage ? (
            <Manage invoice={invoice} />
          ) : (
            <Columns from="large" gap={7} align="start" className={styles.beside}>
              <Pay invoice={invoice} isPaying={isPaying} />
              <Paper invoice={invoice} />
            </Columns>
          )
        }
      </LoadedItem>
    </Page>
  );
}

const titleOf = ({ number, kind }: Invoice): string =>
  number ? words.titleOf(number, kind === 'credit') : words.draft;

const Lead = ({ invoice }: { invoice: Invoice }) => (
  <Row as="span" align="center" gap="1 3">
    <Link to={paths.request(invoice.request._id)}>
      <bdi>{invoice.request.projectName}</bdi>
    </Link>
    <StateBadge of={invoice} />
  </Row>
);

const Actions = ({ invoice }: { invoice: Invoice }) => {
  const { _id: id, hasPdf, number, canManage } = invoice;
  return (
    <>
      {number ? <DownloadPdf id={id} hasPdf={hasPdf} /> : null}
      {canManage ? (
        <ManageActions invoice={invoice} />
      ) : (
        <DialogButton variant="secondary" label={words.ask} dialog={AskDialog} of={{ id }} />
      )}
    </>
  );
};
