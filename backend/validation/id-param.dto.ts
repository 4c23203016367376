import { Id } from './fields';

/** The id in a path. For an invalid id the pipe returns 404 with the message of `missing`. */
export class IdParam {
  @Id({ label: 'Id', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  id: string;
}
