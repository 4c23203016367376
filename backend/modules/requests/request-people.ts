import type { Actor } from '../../access/actor';
import type { PersonDto } from './dto/request.dto';

export type NameColumns = { first_name: string | null; last_name: string | null };

export type ActorColumns = {
  actor_id: string | null;
  first_name: string | null;
  last_name: string | null;
  is_client: boolean;
};

export function actorInWords(row: ActorColumns, reader: Actor, isStaff: boolean): string {
  if (row.actor_id === reader.userId) return 'You';
  if (!row.actor_id || !row.first_name) return row.is_client ? 'The client' : 'Our team';
  if (isStaff || row.is_client) return `${row.first_name} ${row.last_name ?? ''}`.trim();
  return `${row.first_name} from our team`;
}

export const personDto = (id: string | null, row: NameColumns): PersonDto | null =>
  id ? { _id: id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' } : null;
