import type { TokenPurpose } from '../../links/links.public';
import type { EntityManager } from 'typeorm';

const GAP_SECONDS = 60;
const PER_DAY = 5;

export async function mayMailAgain(
  tx: EntityManager,
  purpose: TokenPurpose,
  email: string,
): Promise<boolean> {
  const [sent] = await tx.query<{ today: number; recently: boolean | null }[]>(
    `SELECT count(*)::int AS today, bool_or(created_at > now() - make_interval(secs => $3)) AS recently
     FROM one_time_tokens WHERE email = $1 AND purpose = $2 AND created_at > now() - interval '1 day'`,
    [email, purpose, GAP_SECONDS],
  );
  return !sent?.recently && (sent?.today ?? 0) < PER_DAY;
}
