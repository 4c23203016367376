/** A dialog with a form. A form on a page takes `useApiForm` alone, without the dialog's code. */
export { ChangeDialog } from './change-dialog';
export { useApiForm } from './use-api-form';
