import { useEffect } from 'react';
import { call } from '../../../api/call';
import { type NewsletterTopic, NewsletterTopicValues } from '../../../api/generated/enums';
import { Button } from '../../../ui/button';
import { TextArea, TextField } from '../../../ui/inputs';
import { Columns, Row, Text } from '../../../ui/layout/layout';
import { Checkboxes } from '../../forms/checkboxes';
import { Form } from '../../forms/form';
import { useApiForm } from '../../forms/use-api-form';
import { NewsletterTopicWords } from '../../../api/generated/words/newsletter-topic';
import type { Issue } from './issue';
import { Preview } from './preview';
import { audienceOf, editorWords as words } from './words';

interface EditorProps {
  issue: Issue | null;
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

export function Editor({ issue, onSaved, onChanged }: EditorProps) {
  const change = useApiForm({
    call: call('POST /api/issues'),
    of: issue,
    valuesOf,
    follows: true,
    send: ({ topics, dailyLimit, ...text }, post, seen) => {
      const body = {
        ...text,
        topics: [...topics],
        dailyLimit: dailyLimit ? Number(dailyLimit) : null,
      };
      if (!seen) return post(body);
      const at = { path: { id: seen._id } };
      return call('PUT /api/issues/{id}', at).send({ ...body, version: seen.version });
    },
    by: ({ author }) => author,
    shown: {
      topics: {
        label: words.topics,
        text: (topics) => topics.map((topic) => NewsletterTopicWords[topic]).join(', '),
      },
    },
    done: words.saved,
    ...(issue ? { saved: (answer: Issue) => answer } : {}),
    onDone: (answer) => onSaved?.(answer),
  });
  const { field, setValue, isChanged } = change;
  const text = change.watch();
  useEffect(() => onChanged?.(isChanged), [isChanged, onChanged]);
  return (
    <Columns from="large" gap={7} align="start">
      <Form form={change} gap={4}>
        <TextField {...field('subject', words.subject)} />
        <TextField {...field('preheader', words.preheader)} hint={words.preheaderHint} />
        <TextArea {...field('body', words.body)} rows={18} hint={words.bodyHint} />
        <Checkboxes
          legend={words.topics}
          values={NewsletterTopicValues}
          labelOf={(topic) => NewsletterTopicWords[topic]}
          chosen={text.topics}
          onChange={(topics) => setValue('topics', topics)}
        />
        {issue ? <Text soft>{audienceOf(issue)}</Text> : null}
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
