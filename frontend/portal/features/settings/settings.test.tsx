import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, show, signedInAs, versionConflict } from '../../../testing/components';
import { Component } from './settings';

it('a reply that a colleague changed meanwhile is saved on the second try', async () => {
  const reply = { _id: 'r', title: 'Thanks', body: 'Dear {{firstName}}', version: 1 };
  const calls = answerCalls(({ method, path, body }) => {
    if (method === 'PUT') {
      const isCurrent = (body as { version: number }).version === reply.version;
      return isCurrent ? {} : versionConflict(reply);
    }
    if (path === '/api/canned-replies') return { body: { replies: [{ ...reply }] } };
    return path === '/api/check-user-role' ? { body: { role: 'admin' } } : { status: 503 };
  });
  show(<Component />, signedInAs('nora'));
  const user = userEvent.setup();
  const edit = async () =>
    user.click(await screen.findByRole('button', { name: 'Edit the reply Thanks' }));
  const save = () => user.click(screen.getByRole('button', { name: 'Save reply' }));

  await edit();
  await user.type(await screen.findByLabelText('Text'), ', hello');
  reply.version = 2;
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here.');
  await user.keyboard('{Escape}');
  await edit();
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Text');
  expect(text.value).toBe('Dear {{firstName}}, hello');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    title: 'Thanks',
    body: 'Dear {{firstName}}, hello',
    version: 2,
  });
});
