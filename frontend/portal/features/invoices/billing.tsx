import { Link } from 'react-router-dom';
import { call, useQuery } from '../../../api/call';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout/layout';
import { LoadedItem } from '../../components/loaded';
import { Form } from '../../forms/form';
import { useApiForm } from '../../forms/use-api-form';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { BillingFields, billingValues } from './billing-fields';
import { type Billing, ownBilling } from './invoice-source';
import { billingWords as words, pageWords } from './words';

export function Component() {
  const query = useQuery(ownBilling());
  return (
    <Page
      width="narrow"
      title={words.title}
      lead={words.lead}
      back={<Link to={paths.invoices}>← {pageWords.all}</Link>}
    >
      <LoadedItem query={query} words={words}>
        {(billing) => <BillingForm billing={billing} />}
      </LoadedItem>
    </Page>
  );
}

export function BillingForm({ billing }: { billing: Billing }) {
  const form = useApiForm({
    call: call('PUT /api/billing-details'),
    of: billing,
    valuesOf: billingValues,
    follows: true,
    done: ({ message }) => message,
    onDone: (answer): void => form.take(answer.billing),
  });
  return (
    <Form form={form} aria-label={words.title}>
      <BillingFields field={form.field} />
      <Row>
        <Button type="submit" label={words.save} isPending={form.isPending} />
      </Row>
    </Form>
  );
}
