import { booking } from '../../../content/booking';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout/layout';
import type { ConfirmMoveProps } from '../props';
import { Frame } from './frame';
import { Summary } from './summary';

const { move } = booking;

export const ConfirmMove = ({ call, moving, chosen, others, ...form }: ConfirmMoveProps) => (
  <Frame
    summary={
      <Summary call={call} title={move.title} moving={moving} chosen={chosen} others={others} />
    }
  >
    <form method="post" action={form.path}>
      <input type="hidden" name="version" value={form.version} />
      <input type="hidden" name="at" value={form.at} />
      <Row gap={4} align="center">
        <Button type="submit" name="action" value="move">
          {move.submit}
        </Button>
        <a href={moving.href}>{move.keep(moving.from)}</a>
      </Row>
    </form>
  </Frame>
);
