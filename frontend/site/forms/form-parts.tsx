import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { generalMessages } from '../../content/messages/general';
import { Alert } from '../../ui/alert';
import { TextField } from '../../ui/inputs';
import { CheckField } from './check-field';
import { ErrorSummary } from './error-summary';

const sample = { id: 'sample', name: 'sample', label: 'Label', required: true, error: 'Error' };

/**
 * One of each thing that a refused form shows. The server puts copies of them into the page of a visitor
 * without JavaScript (backend/site), so that there is one markup of an error.
 */
export function formParts(): string {
  return renderToStaticMarkup(
    <>
      <div data-part="field">
        <TextField {...sample} />
      </div>
      <div data-part="check">
        <CheckField {...sample} />
      </div>
      <div data-part="summary">
        <ErrorSummary
          formId={sample.id}
          title={generalMessages.errorSummary}
          wrong={[sample]}
          summaryRef={createRef()}
          onChoose={() => undefined}
        />
      </div>
      <div data-part="alert">
        <Alert tone="error" isQuiet>
          <p>{sample.error}</p>
        </Alert>
      </div>
    </>,
  );
}
