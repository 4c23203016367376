import { Badge, type BadgeTone } from '../../ui/badge';

export type Looks<Value extends string> = Record<Value, readonly [tone: BadgeTone, glyph: string]>;

/** A badge for the values of an enumeration; the glyph works without colour. */
export const badgeOf = <Value extends string>(looks: Looks<Value>, labels: Record<Value, string>) =>
  function ValueBadge({ of }: { of: Value }) {
    const [tone, glyph] = looks[of];
    return <Badge tone={tone} glyph={glyph} label={labels[of]} />;
  };
