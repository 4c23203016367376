import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { call, type MailPreferences, q } from '../../../api/call';
import { browserZone } from '../../../lib/zone';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/inputs';
import { Columns, Row, Stack, Text } from '../../../ui/layout/layout';
import { Loaded } from '../../components/loaded';
import { useArrival } from '../../components/use-arrival';
import { Form } from '../../forms/form';
import { useApiForm } from '../../forms/use-api-form';
import { Section } from './section';
import { mailWords, profileWords } from './words';

const anchor = 'mails';

export default function Mails() {
  const chosen = useQuery(q('/api/profile/mail-preferences'));
  useArrival(anchor, chosen.data !== undefined);
  return (
    <Section id={anchor} lead={mailWords.lead}>
      <Loaded query={chosen} {...mailWords} lines={5} isQuiet>
        {(answer) => <Choices chosen={answer} />}
      </Loaded>
    </Section>
  );
}

type Preference = MailPreferences['preferences'][number];

function Choices({ chosen }: { chosen: MailPreferences }) {
  const queryClient = useQueryClient();
  const [zone] = useState(() => zoneOf(chosen));
  const [zones] = useState(() => zonesWith(zone));
  const form = useApiForm({
    call: call('PUT /api/profile/mail-preferences'),
    defaultValues: { preferences: chosen.preferences, timeZone: zone },
    isApplied: true,
    onDone: ({ message, ...answer }) => {
      queryClient.setQueryData(q('/api/profile/mail-preferences').queryKey, answer);
      toast.success(message);
    },
  });
  const preferences = form.watch('preferences');
  const isOwn = ({ kind }: Preference) => kind.startsWith('request_');
  const groups = [
    { legend: mailWords.staff, kinds: preferences.filter((one) => !isOwn(one)) },
    { legend: mailWords.own, kinds: preferences.filter(isOwn) },
  ].filter(({ kinds }) => kinds.length > 0);
  const choose = (kind: Preference['kind'], delivery: string) =>
    form.setValue(
      'preferences',
      preferences.map((one) =>
        one.kind === kind ? { kind, delivery: delivery as Preference['delivery'] } : one,
      ),
    );
  return (
    <Form form={form} aria-label={profileWords.sections.mails}>
      {groups.map(({ legend, kinds }) => (
        <Stack as="fieldset" key={legend} gap={4}>
          <Text as="legend" strong below={4}>
            {legend}
          </Text>
          <Columns from="small" align="start" gap={5}>
            {kinds.map(({ kind, delivery }) => (
              <SelectField
                key={kind}
                required
                label={mailWords.kinds[kind].label}
                hint={mailWords.kinds[kind].hint}
                options={deliveries}
                value={delivery}
                onChange={({ target }) => choose(kind, target.value)}
              />
            ))}
          </Columns>
        </Stack>
      ))}
      <SelectField
        {...form.field('timeZone', mailWords.zone)}
        hint={mailWords.zoneHint}
        options={zones}
      />
      <Row as="p" gap={3}>
        <Button label={mailWords.save} type="submit" isPending={form.isPending} />
      </Row>
    </Form>
  );
}

const deliveries = Object.entries(mailWords.deliveries).map(([value, label]) => ({ value, label }));

/** The browser's time zone until the user has chosen. */
function zoneOf({ timeZone, isTimeZoneChosen }: MailPreferences): string {
  if (isTimeZoneChosen) return timeZone;
  return browserZone() ?? timeZone;
}

/** Adds the server's zone, because browsers name a few zones differently. */
const zonesWith = (zone: string) =>
  [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])].sort().map((name) => ({
    value: name,
    label: name.replaceAll('_', ' '),
  }));
