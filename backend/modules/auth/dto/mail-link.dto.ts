import { Token } from '../../../validation/fields';

export class UseMailLinkDto {
  @Token('This link is not valid.')
  token: string;
}

export class RequestOpenedDto {
  /** Send it as `Authorization: Bearer …`. It reaches this request alone. */
  token: string;

  /** An hour from now; it cannot be renewed. */
  expiresAt: Date;

  requestId: string;
}
