import { Injectable } from '@nestjs/common';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import brand from '../../../brand.json';
import { AppConfig } from '../../config/app-config';
import { AppError } from '../../errors/app-error';
import type { User } from '../accounts/accounts.public';
import { PasskeyRefused } from './auth.errors';
import type { Authenticator } from './authenticator.entity';
import { Challenges } from './challenges';
import type { NewPasskeyDto, PasskeyAnswerDto } from './dto/passkey.dto';

const SECONDS = 300;
const TYPE = 'public-key' as const;

/** Responses to a challenge of one purpose are invalid for another. */
type Purpose = 'enrol' | 'prove' | 'sign-in';

/** Loaded when it is needed: it is an eighth of a process's modules. */
const webAuthn = () => import('@simplewebauthn/server');

const keyOf = (challenge: string): string => `challenge:${challenge}`;

type Known = Pick<Authenticator, 'credentialId' | 'transports'>;

type MadeKey = {
  credentialId: string;
  publicKey: Buffer;
  counter: string;
  backedUp: boolean;
};

@Injectable()
export class Passkeys {
  private readonly rpID: string;
  private readonly origin: string;

  constructor(
    config: AppConfig,
    private readonly challenges: Challenges,
  ) {
    const { hostname, origin } = new URL(config.publicUrl);
    this.rpID = hostname;
    this.origin = origin;
  }

  async enrolmentOptions(user: User, known: Known[], sessionId: string) {
    const { generateRegistrationOptions } = await webAuthn();
    const {
      hints: _hints,
      extensions: _extensions,
      ...options
    } = await generateRegistrationOptions({
      rpName: brand.name,
      rpID: this.rpID,
      userID: new Uint8Array(Buffer.from(user.id)),
      userName: user.email,
      userDisplayName: user.fullName || user.email,
      timeout: SECONDS * 1000,
      attestationType: 'none',
      excludeCredentials: known.map(descriptor),
      // A key that the device does not store cannot sign in without a name.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.keep(options.challenge, 'enrol', sessionId);
    return options;
  }

  async proofOptions(known: Known[] | null, sessionId: string | null) {
    const { generateAuthenticationOptions } = await webAuthn();
    const {
      hints: _hints,
      extensions: _extensions,
      ...options
    } = await generateAuthenticationOptions({
      rpID: this.rpID,
      timeout: SECONDS * 1000,
      userVerification: 'required',
      allowCredentials: (known ?? []).map(descriptor),
    });
    await this.keep(options.challenge, sessionId ? 'prove' : 'sign-in', sessionId);
    return options;
  }

  async checkEnrolment(
    { id, ...response }: Omit<NewPasskeyDto, 'name'>,
    sessionId: string,
  ): Promise<MadeKey> {
    const { clientDataJSON, attestationObject } = response;
    const transports = response.transports as AuthenticatorTransport[] | undefined;
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential(id),
        response: { clientDataJSON, attestationObject, transports },
      },
      expectedChallenge: this.expect('enrol', sessionId),
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: true,
    }).catch(refused);
    if (!registrationInfo) throw PasskeyRefused();
    const { credential: key, credentialBackedUp } = registrationInfo;
    return {
      credentialId: key.id,
      publicKey: Buffer.from(key.publicKey),
      counter: String(key.counter),
      backedUp: credentialBackedUp,
    };
  }

  /**
   * Returns the new counter. Devices count a synchronised key separately, so its counter is not
   * compared.
   * @throws PasskeyRefused
   */
  async checkProof(
    { id, ...response }: PasskeyAnswerDto,
    key: Authenticator,
    sessionId: string | null,
  ): Promise<{ counter: number; backedUp: boolean }> {
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential(id), response },
      expectedChallenge: this.expect(sessionId ? 'prove' : 'sign-in', sessionId),
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: true,
      credential: {
        id: key.credentialId!,
        publicKey: new Uint8Array(key.publicKey!),
        counter: key.backedUp ? 0 : Number(key.counter),
      },
    }).catch(refused);
    if (!verified) throw PasskeyRefused();
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return { counter: newCounter, backedUp: credentialBackedUp };
  }

  private keep(challenge: string, purpose: Purpose, sessionId: string | null): Promise<void> {
    return this.challenges.keep(keyOf(challenge), `${purpose}:${sessionId ?? ''}`, SECONDS);
  }

  private expect(purpose: Purpose, sessionId: string | null) {
    return async (challenge: string): Promise<boolean> =>
      (await this.challenges.take(keyOf(challenge))) === `${purpose}:${sessionId ?? ''}`;
  }
}

const descriptor = ({ credentialId, transports }: Known) => ({
  id: credentialId!,
  type: TYPE,
  transports: transports as AuthenticatorTransport[],
});

const credential = (id: string) => ({
  id,
  rawId: id,
  type: TYPE,
  clientExtensionResults: {},
});

/** The library's reason is hidden from attackers. */
function refused(error: unknown): never {
  throw error instanceof AppError ? error : PasskeyRefused();
}
