import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { generalMessages } from '../../content/messages/general';
import { Alert } from '../../ui/alert';
import { TextField } from '../../ui/inputs';
import { CheckField } from './check-field';
import { ErrorSummary } from './error-summary';

const sample = { id: 'sample', name: 'sample', label: 'Label', required: true, error: 'Error' };

/**
 * Templates of the error markup, which the server (backend/site) copies into a page that is submitted without
 * JavaScript.
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
