import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../api/call';
import { type NewsletterTopic, NewsletterTopicValues } from '../../../api/generated/enums';
import { hasCode } from '../../../api/problem';
import { Button } from '../../../ui/button';
import { TextArea, TextField } from '../../../ui/inputs';
import { Columns, Row, Text } from '../../../ui/layout/layout';
import { Checkboxes } from '../../forms/checkboxes';
import { draftOf } from '../../forms/draft-store';
import { Form } from '../../forms/form';
import { useApiForm } from '../../forms/use-api-form';
import { useFormDraft } from '../../forms/use-draft';
import { topicLabels } from '../subscribers/words';
import type { Issue } from './issue';
import { issuePaths } from './issue-source';
import { Preview } from './preview';
import { editorWords as words } from './words';

interface EditorProps {
  issue: Issue | null;
  /** As it stands on the server. */
  latest?: Issue;
  onSaved?: (issue: Issue) => void;
  onChanged?: (isChanged: boolean) => void;
}

const valuesOf = (issue: Issue | null) => ({
  subject: issue?.subject ?? '',
  preheader: issue?.preheader ?? '',
  body: issue?.body ?? '',
  topics: issue?.topics ?? (['newsletter'] as readonly NewsletterTopic[]),
  dailyLimit: issue?.dailyLimit ? String(issue.dailyLimit) : '',
});

export function Editor({ issue, latest, onSaved, onChanged }: EditorProps) {
  const version = useRef(issue?.version);
  // A draft counts as changed, unlike in the form, whose default values it is.
  const [saved, setSaved] = useState(() => valuesOf(issue));
  const change = useApiForm({
    call: call('POST /api/issues'),
    defaultValues: valuesOf(issue),
    draft: useFormDraft('issue', draftOf(issue), ['subject', 'preheader', 'body']),
    send: ({ topics, dailyLimit, ...text }, post) => {
      const body = {
        ...text,
        topics: [...topics],
        dailyLimit: dailyLimit ? Number(dailyLimit) : null,
      };
      if (!issue) return post(body);
      const at = { path: { id: issue._id } };
      return call('PUT /api/issues/{id}', at).send({ ...body, version: version.current });
    },
    stale: issuePaths,
    done: words.saved,
    onDone: (answer, values) => {
      setSaved(values);
      onSaved?.(answer);
    },
  });
  const { field, form, setValue } = change;
  const text = change.watch();
  const isChanged = JSON.stringify(text) !== JSON.stringify(saved);
  useEffect(() => onChanged?.(isChanged), [isChanged, onChanged]);
  /** Shows this version and discards the input. */
  function take(theirs: Issue): void {
    version.current = theirs.version;
    setSaved(valuesOf(theirs));
    form.reset(valuesOf(theirs));
    change.clear();
  }

  function replace(theirs: Issue): void {
    version.current = theirs.version;
    change.submit();
  }

  // `issue` changes only while nothing is typed.
  const follow = useEffectEvent(() => {
    if (issue && issue.version !== version.current) take(issue);
  });
  useEffect(() => follow(), [issue?.version]);
  return (
    <Columns from="large" gap={7} align="start">
      <Form
        form={change}
        gap={4}
        alert={
          latest && hasCode(change.error, 'version_conflict') ? (
            <>
              <p>{words.conflict(latest.subject, latest.author)}</p>
              <Row gap={2}>
                <Button small label={words.takeTheirs} onClick={() => take(latest)} />
                <Button small variant="quiet" onClick={() => replace(latest)}>
                  {words.keepMine}
                </Button>
              </Row>
            </>
          ) : null
        }
      >
        <TextField {...field('subject', words.subject)} />
        <TextField {...field('preheader', words.preheader)} hint={words.preheaderHint} />
        <TextArea {...field('body', words.body)} rows={18} hint={words.bodyHint} />
        <Checkboxes
          legend={words.topics}
          values={NewsletterTopicValues}
          labelOf={(topic) => topicLabels[topic]}
          chosen={text.topics}
          onChange={(topics) => setValue('topics', topics)}
        />
        {issue ? (
          <Text soft>
            {words.audience(
              issue.readers,
              issue.audience
                .map(({ topic, readers }) => words.topic(topicLabels[topic], readers))
                .join(', '),
            )}
          </Text>
        ) : null}
        <TextField
          {...field('dailyLimit', words.dailyLimit)}
          inputMode="numeric"
          hint={words.dailyLimitHint}
        />
        <Row>
          <Button label={words.save} type="submit" isPending={change.isPending} />
        </Row>
      </Form>
      <Preview text={text} />
    </Columns>
  );
}
