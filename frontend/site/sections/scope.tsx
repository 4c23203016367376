import { claim, type ClaimId } from '../../content/claims';
import { allClients } from '../../content/claims/company';
import { Text } from '../../ui/layout/layout';

/** Below the label of a figure: of whom, or of when, it is true. */
export function Scope({ of }: { of: ClaimId }) {
  const { scope } = claim(of);
  if (scope === allClients) return null;
  return (
    <Text as="span" block size={1}>
      {scope}
    </Text>
  );
}
