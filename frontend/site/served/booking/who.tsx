import { booking } from '../../../content/booking';
import { Alert } from '../../../ui/alert';
import { Title } from '../../../ui/layout/layout';
import { draftKey } from '../../forms/draft';
import BookingForm from '../../forms/booking-form.island';
import { Island } from '../../islands/island';
import type { WhoProps } from '../props';
import { Frame } from './frame';
import { Nearest } from './nearest';
import { Summary } from './summary';

export function Who({ call, chosen, others, fields, gone }: WhoProps) {
  return (
    <Frame summary={<Summary call={call} chosen={chosen} others={others} />}>
      {gone ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- The answer to a form: the focus stands on the reason. */}
          <div tabIndex={-1} autoFocus>
            <Alert tone="error">{gone.message}</Alert>
          </div>
          <Nearest times={gone.nearest} />
          <p>
            <a href={others}>{booking.chosen.all}</a>
          </p>
        </>
      ) : null}
      <Title as="h2" size={6} below={5}>
        {booking.who}
      </Title>
      <Island of={BookingForm} props={fields} unless={[draftKey('booking')]} />
    </Frame>
  );
}
