import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type AnswerOf, call } from '../../../api/call';
import { type RatingReason, RatingReasonValues } from '../../../api/generated/enums';
import { hasCode, hasStatus } from '../../../api/problem';
import { formatDay } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Checkbox, TextArea, TextField } from '../../../ui/inputs';
import { Heading, Note, Row, Stack, Text } from '../../../ui/layout/layout';
import { RatingReasonWords } from '../../../api/generated/words/rating-reason';
import { ButtonLink } from '../../components/button-link';
import { Loaded } from '../../components/loaded';
import { ChangeAlert } from '../../forms/change-alert';
import { Checkboxes } from '../../forms/checkboxes';
import { Form } from '../../forms/form';
import { FormDone } from '../../forms/form-done';
import { useApiForm } from '../../forms/use-api-form';
import { useSubmit } from '../../forms/use-submit';
import { paths } from '../../paths';
import { GuestLayout } from '../../shell/guest-layout';
import styles from './ratings.module.css';
import { quoteWords, rateWords as words } from './words';

type Rating = AnswerOf<'/api/ratings/read', 'post'>;

interface PartProps {
  rating: Rating;
  token: string;
  /** `said` takes the focus from the form that is gone. */
  onAnswer: (rating: Rating, said: string) => void;
}

/** Opened from an e-mail, whose five links open it. Only the button rates, because mail scanners open links. */
export function Component() {
  const [token = '', score = ''] = useLocation().hash.slice(1).split('.');
  const queryClient = useQueryClient();
  const key = ['rating', token];
  const query = useQuery({
    queryKey: key,
    queryFn: () => call('POST /api/ratings/read').send({ token }),
    enabled: token !== '',
  });
  const { data: rating, error } = query;
  const isOpen = hasStatus(error, 409);
  const isDead = token === '' || isOpen || hasStatus(error, 410) || hasStatus(error, 422);
  const [news, setNews] = useState({ said: '', count: 0 });
  const part = {
    token,
    onAnswer: (answer: Rating, said: string) => {
      queryClient.setQueryData(key, answer);
      setNews(({ count }) => ({ said, count: count + 1 }));
    },
  };
  return (
    <GuestLayout
      title={words.title}
      {...(rating && { lead: words.about(rating.request.projectName, rating.request.reference) })}
    >
      {isDead ? (
        <>
          <Alert tone="warning">{isOpen ? error?.message : token ? words.dead : words.cut}</Alert>
          <Row as="p">
            <ButtonLink to={paths.signIn()}>{words.signIn}</ButtonLink>
          </Row>
        </>
      ) : (
        <Loaded query={query} noun={words.noun}>
          {(found) =>
            found.score === null ? (
              <RatingForm rating={found} preset={/^[1-5]$/.test(score) ? score : ''} {...part} />
            ) : (
              <Given rating={found} score={found.score} news={news} {...part} />
            )
          }
        </Loaded>
      )}
    </GuestLayout>
  );
}

function RatingForm({ token, preset, onAnswer }: PartProps & { preset: string }) {
  const [reasons, setReasons] = useState<RatingReason[]>([]);
  const queryClient = useQueryClient();
  const change = useApiForm({
    call: call('POST /api/ratings/give'),
    // Opened by a link, without a session: a draft would have no owner.
    draft: 'none',
    defaultValues: { score: preset, remark: '' },
    send: ({ score, remark }, post) => post({ token, score: Number(score), reasons, remark }),
    onDone: (answer) => onAnswer(answer, words.thanks(answer.score ?? 0)),
  });
  const { form, field, error, isPending } = change;
  const missing = form.formState.errors.score ? words.missing : undefined;
  useEffect(() => {
    // Another tab has rated.
    if (hasCode(error, 'already_rated')) {
      void queryClient.invalidateQueries({ queryKey: ['rating', token] });
    }
  }, [error, queryClient, token]);
  return (
    <Form form={change} aria-label={words.title}>
      <fieldset aria-describedby={missing ? 'missing' : undefined}>
        <Text as="legend" strong below={3}>
          {words.scores}
        </Text>
        <div className={styles.steps}>
          {[1, 2, 3, 4, 5].map((score) => (
            <label key={score}>
              <input
                type="radio"
                className="visually-hidden"
                value={score}
                aria-label={[words.score(score), words.ends[score]].filter(Boolean).join(', ')}
                {...form.register('score', { required: true })}
              />
              {score}
            </label>
          ))}
        </div>
        <Row between soft size={2} above={2} className={styles.ends} aria-hidden="true">
          <span>{words.ends[1]}</span>
          <span>{words.ends[5]}</span>
        </Row>
        {missing ? (
          <p id="missing" role="alert">
            {missing}
          </p>
        ) : null}
      </fieldset>
      <Checkboxes
        legend={words.reasons}
        values={RatingReasonValues}
        labelOf={(reason) => RatingReasonWords[reason]}
        chosen={reasons}
        onChange={setReasons}
      />
      <TextArea {...field('remark', words.remark)} hint={words.remarkHint} rows={4} />
      <Button label={words.give} type="submit" wide isPending={isPending} />
    </Form>
  );
}

interface GivenProps extends PartProps {
  score: number;
  news: { said: string; count: number };
}

function Given({ score, news, ...part }: GivenProps) {
  const { rating } = part;
  const [isChanging, setIsChanging] = useState(false);
  const quoted = rating.testimonial?.state === 'approved' ? rating.testimonial : null;
  return (
    <>
      {news.said ? (
        <FormDone key={news.count}>{news.said}</FormDone>
      ) : (
        <Alert tone="success">{words.thanks(score)}</Alert>
      )}
      {score <= 2 ? (
        <Text>
          {words.sorry}{' '}
          <a href={`/book?about=${encodeURIComponent(rating.request.reference)}`}>{words.call}</a>
        </Text>
      ) : null}
      {quoted && !isChanging ? (
        <Approved {...part} quoted={quoted} onChange={() => setIsChanging(true)} />
      ) : (
        <QuoteForm {...part} isChange={isChanging} onDone={() => setIsChanging(false)} />
      )}
      <Note>{words.changed}</Note>
    </>
  );
}

interface ApprovedProps extends PartProps {
  quoted: NonNullable<Rating['testimonial']>;
  onChange: () => void;
}

function Approved({ token, onAnswer, quoted, onChange }: ApprovedProps) {
  const withdrawing = useSubmit({
    send: () => call('POST /api/ratings/withdraw-testimonial').send({ token }),
    failsIn: 'place',
    onDone: (answer) => onAnswer(answer, quoteWords.withdrawn),
  });
  return (
    <Stack as="section" gap={4} card pad={5} aria-labelledby="approved">
      <Heading id="approved">{quoteWords.approvedTitle}</Heading>
      <ChangeAlert change={withdrawing} />
      <blockquote className={styles.quote}>
        <p dir="auto">{quoted.wording}</p>
        <Text as="footer" soft size={2} above={2}>
          {quoteWords.by(quoted.shownName, quoted.shownRole, quoted.shownCompany)}
        </Text>
      </blockquote>
      <Note>{quoteWords.until(formatDay(quoted.until))}</Note>
      <Row gap={3}>
        <Button
          variant="secondary"
          isPending={withdrawing.isPending}
          onClick={() => withdrawing.submit()}
        >
          {quoteWords.withdraw}
        </Button>
        <Button variant="secondary" label={quoteWords.change} onClick={onChange} />
      </Row>
    </Stack>
  );
}

interface QuoteFormProps extends PartProps {
  /** Opened by a button that is gone: the first field takes its focus. */
  isChange: boolean;
  onDone: () => void;
}

function QuoteForm({ rating, token, isChange, onAnswer, onDone }: QuoteFormProps) {
  const { testimonial, remark, name, company } = rating;
  const change = useApiForm({
    call: call('POST /api/ratings/testimonial'),
    // As above.
    draft: 'none',
    defaultValues: {
      token,
      wording: testimonial?.wording || remark.slice(0, 600),
      shownName: testimonial?.shownName || (name ?? ''),
      shownRole: testimonial?.shownRole ?? '',
      shownCompany: testimonial?.shownCompany ?? company ?? '',
      consent: false,
    },
    onDone: (answer) => {
      onAnswer(answer, quoteWords.approved);
      onDone();
    },
  });
  const { form, field, isPending, submit } = change;
  useEffect(() => {
    if (isChange) form.setFocus('wording');
  }, [isChange, form]);
  const consentError = form.formState.errors.consent?.message;
  return (
    <Stack as="form" gap={5} card pad={5} onSubmit={submit} noValidate aria-labelledby="quote">
      <div>
        <Heading id="quote">{quoteWords.title}</Heading>
        <Text soft above={2}>
          {quoteWords.lead}
        </Text>
      </div>
      <ChangeAlert change={change} />
      <TextArea {...field('wording', quoteWords.wording)} rows={4} />
      <TextField {...field('shownName', quoteWords.shownName)} autoComplete="name" />
      <TextField {...field('shownRole', quoteWords.shownRole)} />
      <TextField {...field('shownCompany', quoteWords.shownCompany)} autoComplete="organization" />
      <div>
        <Checkbox label={quoteWords.consent} {...form.register('consent', { required: true })} />
        <Text soft size={2} above={1}>
          {quoteWords.consentHint}
        </Text>
        {form.formState.errors.consent ? (
          <p role="alert">{consentError || quoteWords.consentMissing}</p>
        ) : null}
      </div>
      <Button label={quoteWords.approve} type="submit" isPending={isPending} />
    </Stack>
  );
}
