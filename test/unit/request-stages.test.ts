import { STAGES } from '../../backend/modules/request-notifications/request-mails';
import { standingWords } from '../../frontend/portal/features/requests/words';

it('The stages of a request have one name in mails and in the portal', () => {
  expect(Object.fromEntries(STAGES)).toEqual(standingWords.stage);
});
