import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchRoot } from '@/lib/browser/search/search-shell';
import { HostedSearch } from './HostedSearch';

/* The part of a hosted search that needs React, in place of `root.tsx`. */

/** DocSearch takes over what the field of the dialog contains. */
export const showSearch: SearchRoot['showSearch'] = (shell) => {
  const { dialog, field, view, labels } = shell;
  const { backend } = view;
  const place = document.createElement('div');
  const root = createRoot(place);
  function begin(): void {
    if (backend.mode !== 'hosted') return;
    dialog.append(place);
    const search = <HostedSearch {...shell} {...{ backend, labels }} initialQuery={field.value} />;
    // No letter comes in between.
    flushSync(() => root.render(search));
  }
  // An input method must finish in the field in which it began.
  if (shell.isComposing) field.addEventListener('compositionend', begin, { once: true });
  else begin();
  return () => {
    field.removeEventListener('compositionend', begin);
    void Promise.resolve().then(() => {
      root.unmount();
      place.remove();
    });
  };
};
