import { call } from '../../../../api/call';
import { Button, buttonClass } from '../../../../ui/button';
import { ButtonLink } from '../../../components/button-link';
import { defineList, ListView, useList } from '../../../lists/list-view';
import { paths } from '../../../paths';
import { Page } from '../../../shell/page';
import { useSignOut } from '../../../shell/use-sign-out';
import { JoinByLink } from '../../company/join-by-link';
import { joinWords } from '../people/words';
import { RequestRow } from '../request-row';
import { myRequestSource } from '../request-sources';
import { noRequests, requestListWords, myRequestWords as words } from '../words';

const myRequests = defineList({
  source: myRequestSource,
  words: {
    ...requestListWords,
    failure: words.failure,
    empty: {
      ...noRequests,
      action: <ButtonLink to={paths.raiseRequest()}>{noRequests.action}</ButtonLink>,
    },
  },
  item: (request) => <RequestRow request={request} heading="h2" />,
});

export function Component() {
  const list = useList(myRequests);
  const leave = useSignOut();
  return (
    <Page
      {...words}
      action={
        <>
          <a href={paths.contact} className={buttonClass({ variant: 'secondary' })}>
            {words.help}
          </a>
          <ButtonLink to={paths.raiseRequest()}>{words.add}</ButtonLink>
          <Button variant="quiet" label={words.leave} onClick={leave} />
        </>
      }
    >
      <JoinByLink
        words={joinWords}
        join={(token) => call('POST /api/requests/join').send({ token })}
      />
      <ListView list={list} />
    </Page>
  );
}
