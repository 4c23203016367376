import { type AnswerOf, call } from '../../../api/call';
import type { ConfirmedSetUpStep, SetUpStep } from '../../../api/generated/enums';
import { Text } from '../../../ui/layout/layout';
import { ButtonLink } from '../../components/button-link';
import { RowAction } from '../../components/row-action';
import { paths } from '../../paths';
import { setUpWords as words, stepWords } from './words';

export type Step = AnswerOf<'/api/admin/set-up', 'get'>['steps'][number];

const PLACES: Partial<Record<SetUpStep, string>> = {
  hours: `${paths.settings}#hours`,
  calendar: paths.callSettings,
  meeting_link: paths.callSettings,
  replies: `${paths.settings}#replies`,
  second_admin: paths.people,
};

/** How an open step is done. */
export function StepAction({ one: { step, canConfirm } }: { one: Step }) {
  const { link } = stepWords[step];
  if (step === 'brand' || step === 'legal') return <Remark text={words.file} />;
  if (step === 'mail_in') return <Remark text={words.mailDocs} />;
  return (
    <>
      {canConfirm ? <Confirm step={step as ConfirmedSetUpStep} /> : null}
      {step === 'mail_out' ? (
        <RowAction
          small
          variant={canConfirm ? 'quiet' : 'secondary'}
          label={canConfirm ? words.sendAgain : words.sendTest}
          send={() => call('POST /api/admin/set-up/test-mail').send()}
          done={({ message }) => message}
        />
      ) : null}
      {link ? (
        <ButtonLink
          small
          variant={canConfirm ? 'quiet' : 'secondary'}
          to={PLACES[step]!}
          label={link}
        />
      ) : null}
    </>
  );
}

const Confirm = ({ step }: { step: ConfirmedSetUpStep }) => (
  <RowAction
    small
    variant="secondary"
    label={words.confirm[step]}
    send={() => call('POST /api/admin/set-up/confirmations').send({ step })}
    done={() => words.confirmed}
  />
);

const Remark = ({ text }: { text: string }) => (
  <Text soft size={2}>
    {text}
  </Text>
);
