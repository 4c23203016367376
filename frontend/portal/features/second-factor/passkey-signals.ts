/** Not in every browser, and not yet in TypeScript's library. */
interface Signals {
  signalUnknownCredential?: (known: { rpId: string; credentialId: string }) => Promise<void>;
  signalAllAcceptedCredentials?: (known: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: readonly string[];
  }) => Promise<void>;
  signalCurrentUserDetails?: (known: {
    rpId: string;
    userId: string;
    name: string;
    displayName: string;
  }) => Promise<void>;
}

interface Owner {
  _id: string;
  email: string;
  firstName: string;
  lastName: string;
}

const signals = (): Signals =>
  typeof PublicKeyCredential === 'undefined' ? {} : (PublicKeyCredential as unknown as Signals);

/** The server makes passkeys for the host of its pages. */
const rpId = (): string => window.location.hostname;

/** So that the device stops offering a passkey that is removed here. */
export const forgetPasskey = (credentialId: string): Promise<void> =>
  quietly(() => signals().signalUnknownCredential?.({ rpId: rpId(), credentialId }));

/** So that the device forgets removed passkeys, and offers the others under the current name. */
export async function describePasskeys(
  { _id, email, firstName, lastName }: Owner,
  credentialIds: readonly string[],
): Promise<void> {
  const user = { rpId: rpId(), userId: base64url(_id) };
  const displayName = `${firstName} ${lastName}`.trim() || email;
  await quietly(() =>
    signals().signalAllAcceptedCredentials?.({ ...user, allAcceptedCredentialIds: credentialIds }),
  );
  await quietly(() => signals().signalCurrentUserDetails?.({ ...user, name: email, displayName }));
}

const base64url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A device that cannot be told changes nothing for the person. */
async function quietly(signal: () => Promise<void> | undefined): Promise<void> {
  try {
    await signal();
  } catch {
    // Nobody waits for it.
  }
}
