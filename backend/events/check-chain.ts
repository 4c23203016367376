import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CHAINED, chainHash, type ChainedEvent } from './event-chain';
import { AGED_OUT, CARRIED_OVER } from './events.events';
import { Sealer } from './sealer';

export type ChainReport = {
  isWhole: boolean;
  checked: number;
  brokenAt: string | null;
  head: string | null;
};

type Link = { position: string; sealed: string; hash: string } & (
  | ChainedEvent
  | { [Member in keyof ChainedEvent]: null }
);

type Chain = {
  checked: number;
  head: string;
  missing: number;
  agedOut: number;
  upTo: bigint;
  brokenBefore: string | null;
};

const AT_ONCE = 2_000;

@Injectable()
export class CheckChain {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealer: Sealer,
  ) {}

  async check(): Promise<ChainReport> {
    await this.sealer.sealAll();
    const chain: Chain = { checked: 0, head: '', missing: 0, ...(await this.knownGaps()) };
    const { brokenBefore } = chain;
    if (brokenBefore) return report(chain, brokenBefore);
    for (;;) {
      const links = await this.after(chain.checked);
      for (const link of links) {
        if (!follow(chain, link)) return report(chain, link.sealed);
      }
      if (links.length < AT_ONCE) return report(chain, null);
    }
  }

  private async knownGaps(): Promise<Pick<Chain, 'agedOut' | 'upTo' | 'brokenBefore'>> {
    const [row] = await this.dataSource.query<
      { agedOut: string; upTo: string; brokenBefore: string | null }[]
    >(
      `SELECT coalesce(sum((data->>'rows')::bigint) FILTER (WHERE type = $1), 0) AS "agedOut",
              coalesce(max((data->>'upTo')::bigint) FILTER (WHERE type = $1), 0) AS "upTo",
              max(data->>'brokenAt') FILTER (WHERE type = $2) AS "brokenBefore"
       FROM events WHERE type IN ($1, $2)`,
      [AGED_OUT, CARRIED_OVER],
    );
    const { agedOut, upTo, brokenBefore } = row!;
    return { agedOut: Number(agedOut), upTo: BigInt(upTo), brokenBefore };
  }

  private after(position: number): Promise<Link[]> {
    return this.dataSource.query<Link[]>(
      `SELECT s.position, s.sequence AS sealed, s.hash, ${CHAINED}
       FROM event_seals s LEFT JOIN events e ON e.sequence = s.sequence
       WHERE s.position > $1 ORDER BY s.position LIMIT ${AT_ONCE}`,
      [position],
    );
  }
}

function follow(chain: Chain, link: Link): boolean {
  const isGone = link.id === null;
  if (isGone) chain.missing += 1;
  const fits = isGone
    ? BigInt(link.sealed) <= chain.upTo && chain.missing <= chain.agedOut
    : chainHash(chain.head, link) === link.hash;
  if (!fits || link.position !== String(chain.checked + 1)) return false;
  chain.head = link.hash;
  chain.checked += 1;
  return true;
}

const report = ({ checked, head }: Chain, brokenAt: string | null): ChainReport => ({
  isWhole: brokenAt === null,
  checked,
  brokenAt,
  head: head || null,
});
