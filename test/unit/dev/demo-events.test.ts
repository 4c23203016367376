import { expect, it } from '@jest/globals';
import {
  organisationCreated,
  memberInvited,
  memberJoined,
} from '../../../backend/modules/companies/company.events';
import { requestProposed } from '../../../backend/modules/proposals/proposals.events';
import { requestCalled } from '../../../backend/modules/calls/calls.events';
import {
  ratingAsked,
  ratingGiven,
  testimonialApproved,
} from '../../../backend/modules/ratings/ratings.events';
import { requestDelegated } from '../../../backend/modules/delegation/delegation.events';
import { staffInvited } from '../../../backend/modules/auth/auth.events';
import {
  leadMadeARequest,
  leadMoved,
  leadNoted,
} from '../../../backend/modules/leads/leads.events';
import { accountDeactivated } from '../../../backend/modules/accounts/accounts.events';
import {
  requestAgreed,
  requestMoved,
  requestRaised,
  requestWithdrawn,
} from '../../../backend/modules/requests/requests.events';
import type { EventConstructors, NewEvent } from '../../../dev/demo/product.mts';

// Fails to compile if the demo omits a field that the product's constructors require.
const CONSTRUCTORS: EventConstructors = {
  accountDeactivated,
  leadMadeARequest,
  leadMoved,
  leadNoted,
  memberInvited,
  memberJoined,
  organisationCreated,
  requestAgreed,
  ratingAsked,
  ratingGiven,
  requestCalled,
  requestDelegated,
  requestMoved,
  requestProposed,
  requestRaised,
  requestWithdrawn,
  staffInvited,
  testimonialApproved,
};

it('the events of the demo are the product’s own', () => {
  for (const make of Object.values(CONSTRUCTORS)) {
    const { definition, subject } = (make as (facts: object) => NewEvent)({ subject: 'one' });
    expect([definition, subject]).toEqual([make, 'one']);
  }
});
