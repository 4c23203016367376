import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatTimeWithZone } from '../../../lib/dates';
import { buttonClass } from '../../../ui/button';
import { Stack, Text } from '../../../ui/layout/layout';
import { Dialog } from '../../../ui/overlay/dialog';
import { Fact, Facts, LongText } from '../../components/facts';
import { lazyDialog } from '../../components/lazy-dialog';
import { fullName } from '../../labels';
import { paths } from '../../paths';
import { CallActions } from './call-actions';
import { type BookedCall, nameOf } from './call-lists';
import { CallState } from './call-state';
import { callWords as words } from './words';

const MoveCallDialog = lazyDialog(() => import('./move-call-dialog'), 'MoveCallDialog');

const { facts } = words;

export function CallDialog({ one, onClose }: { one: BookedCall; onClose: () => void }) {
  const [isMoving, setIsMoving] = useState(false);
  if (isMoving) return <MoveCallDialog one={one} onClose={() => setIsMoving(false)} />;
  const { booker, request, leadId, canChange, canClose, place, state } = one;
  const isLink = place?.startsWith('https:');
  return (
    <Dialog
      title={nameOf(one)}
      description={`${formatTimeWithZone(one.startsAt)} · ${words.minutes(one.minutes)}`}
      onClose={onClose}
      footer={
        canChange || canClose ? (
          <CallActions isAlone one={one} onMove={() => setIsMoving(true)} />
        ) : undefined
      }
    >
      <Stack gap={4}>
        <CallState one={one} />
        {canChange && isLink ? (
          <p>
            <a href={place!} target="_blank" rel="noreferrer" className={buttonClass()}>
              {words.join}
            </a>
          </p>
        ) : null}
        <Facts>
          <Fact term={facts.kind}>{one.title}</Fact>
          <Fact term={facts.host}>{fullName(one.host)}</Fact>
          <Fact term={facts.company}>{booker?.company}</Fact>
          <Fact term={facts.about}>
            {request ? (
              <Link to={paths.request(request._id)}>
                {request.reference} {request.projectName}
              </Link>
            ) : leadId ? (
              <Link to={paths.lead(leadId)}>{words.openLead}</Link>
            ) : null}
          </Fact>
          <Fact term={facts.where}>
            {isLink ? place : booker?.phone ? words.weCall : words.theyCall}
          </Fact>
          <Fact term={facts.phone}>{linkTo('tel', booker?.phone)}</Fact>
          <Fact term={facts.email}>{linkTo('mailto', booker?.email)}</Fact>
        </Facts>
        <LongText title={facts.note} text={one.note} />
        {canClose ? <Text soft>{state === 'booked' ? words.tookPlace : words.correct}</Text> : null}
      </Stack>
    </Dialog>
  );
}

const linkTo = (scheme: 'tel' | 'mailto', to: string | null | undefined): ReactNode =>
  to ? <a href={`${scheme}:${scheme === 'tel' ? to.replaceAll(' ', '') : to}`}>{to}</a> : null;
