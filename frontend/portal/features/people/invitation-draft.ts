import type { StaffRole } from '../../../api/generated/enums';

/** What the form of an invitation holds; an empty choice until one is made. */
export interface InvitationDraft {
  email: string;
  firstName: string;
  lastName: string;
  role: StaffRole | '';
}

export const emptyInvitation: InvitationDraft = {
  email: '',
  firstName: '',
  lastName: '',
  role: '',
};
