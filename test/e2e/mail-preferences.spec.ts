import { answerWith, expect, fillSignIn, onPhone, type Page, phone, rowOf, test } from './fixtures';
import { expectFine, expectFineInBothThemes } from './sound';
import { fillIn, press } from './steps';
import { section } from './profiles';

const ADDRESS = '/dashboard/profile#mails';
const mails = (page: Page) => section(page, 'E-mails');
const API = '**/api/profile/mail-preferences';

test('a client chooses mails, from the link in one', async ({ newPage, signedIn, stack }) => {
  const { person } = await signedIn('client', onPhone);
  const page = await newPage({ viewport: phone, timezoneId: 'America/New_York' });
  await page.goto(ADDRESS);
  await page.waitForURL(/\/signin\?next=/);
  await fillSignIn(page, person, `**${ADDRESS}`);
  await expect(mails(page).getByRole('heading', { name: 'E-mails' })).toBeInViewport();
  const moves = mails(page).getByLabel('A request moves on');
  await expect(moves).toHaveValue('at_once');
  await expect(mails(page).getByLabel('Assigned to you')).toHaveCount(0);
  await expect(mails(page).getByLabel('Time zone')).toHaveValue('America/New_York');
  await moves.selectOption('Once a day, at 08:00');
  await mails(page).getByLabel('Our answers').selectOption('Never');
  await expectFine(page);
  await press(mails(page), 'Save choices', page.getByText('Your choices are saved.'));
  await page.reload();
  await expect(moves).toHaveValue('daily');
  await expect(mails(page).getByLabel('Our answers')).toHaveValue('never');
  const saved = await rowOf(stack, 'users', { id: person.id });
  expect(saved?.time_zone).toBe('America/New_York');
});

test('staff choose for their work and for requests of their own', async ({ signedIn }) => {
  const { page } = await signedIn('support', ADDRESS, onPhone);
  const work = mails(page).getByRole('group', { name: 'Your work' });
  await expect(work.getByRole('combobox')).toHaveCount(5);
  const own = mails(page).getByRole('group', { name: 'Your own requests' });
  await expect(own.getByRole('combobox')).toHaveCount(2);
  await fillIn(work, { Overdue: 'Never', 'New requests': 'Once a day, at 08:00' });
  await press(mails(page), 'Save choices', page.getByText('Your choices are saved.'));
});

test('a failure says what to do', async ({ signedIn, expected }) => {
  expected(503);
  const { page } = await signedIn('client', onPhone);
  const mend = await answerWith(page, API, 503);
  await page.goto(ADDRESS);
  await expect(mails(page).getByText('Your choices could not be loaded')).toBeVisible({
    timeout: 20_000,
  });
  await expectFineInBothThemes(page);
  await mend();
  await press(mails(page), 'Retry', mails(page).getByLabel('Our answers'));
});
