import { isSignedWith, Receiver } from '../support/receiver';
import { expect, fillIn, finish, onPhone, press, submit, test } from './fixtures';
import { expectFine, expectFineInBothThemes } from './sound';

test('an admin adds, tries, reads and deletes a webhook', async ({ signedIn, expected }) => {
  expected(422);
  const receiver = await Receiver.start();
  receiver.answer(500, 'database is away');
  const { page } = await signedIn('admin', '/dashboard/admin/webhooks', onPhone);
  const name = `Sync at ${new URL(receiver.url).port}`;
  await press(page, 'Add a webhook');
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, { Address: 'https://name:word@example.com', Description: name });
  // Other tests seldom cause this event, so the log stays on one page.
  await dialog.getByLabel('A request was reopened').check();
  await press(dialog, 'Save', dialog.getByText('Leave name and password out').first());
  await expectFine(page);
  await submit(dialog, { Address: receiver.url }, 'Save');
  const secret = await dialog.getByText(/^whsec_/).innerText();
  await expectFineInBothThemes(page);
  await press(dialog, 'I have copied it');

  const more = page.getByRole('button', { name: `More for ${name}` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Send a test' }).click();
  await press(page, `Deliveries to ${name}`);
  const log = page.getByRole('region', { name: `Deliveries to ${name}` });
  await expect(log.getByText('500').first()).toBeVisible({ timeout: 15_000 });
  await log.getByText('Show the answer').first().click();
  await expect(log.getByText('database is away').first()).toBeVisible();
  await expectFineInBothThemes(page);
  receiver.answer(200, 'ok');
  await log.getByRole('button', { name: 'Send again: webhook.test' }).first().click();
  await expect(log.getByRole('table').getByText('Delivered').first()).toBeVisible({
    timeout: 15_000,
  });
  expect(receiver.received.every((one) => isSignedWith(secret, one))).toBe(true);

  await more.click();
  await page.getByRole('menuitem', { name: 'Resend events' }).click();
  await expectFine(page);
  await finish(dialog, 'Send again');
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await press(dialog, 'Delete');
  await expect(page.getByText(name)).toHaveCount(0);
  await receiver.stop();
});
