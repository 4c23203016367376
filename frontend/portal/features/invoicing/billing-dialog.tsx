import { call } from '../../../api/call';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { BillingFields, billingValues } from '../invoices/billing-fields';
import type { Billing } from '../invoices/invoice-source';
import { billingDialogWords } from './words';

interface BillingDialogProps {
  requestId: string;
  billing: Billing;
  onClose: () => void;
}

export function BillingDialog({ requestId, billing, onClose }: BillingDialogProps) {
  const form = useApiForm({
    call: call('PUT /api/requests/{id}/billing-details', { path: { id: requestId } }),
    of: billing,
    valuesOf: billingValues,
    onClose,
  });
  return (
    <ChangeDialog wide {...billingDialogWords} form={form}>
      <BillingFields field={form.field} />
    </ChangeDialog>
  );
}
