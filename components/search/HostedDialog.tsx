import '@docsearch/css/dist/style.css';
import { DocSearchModal } from '@docsearch/react/modal';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { followLink } from '@/lib/browser/follow-link';
import { openModal } from '@/lib/browser/search/modal';
import { missingResultsUrl, withoutOrigins } from '@/lib/search/hosted-hits';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-text';
import type { SearchDialogProps } from './dialog-props';
import styles from './HostedDialog.module.css';
import { hostedTranslations } from './hosted-translations';
import { SearchFailure } from './SearchMessage';
import { searchAgain, useUnreachableService } from './use-unreachable-service';

/** Specified: so many hits of one group, and so many on small screens. */
const MOST_PER_GROUP = { wide: 20, small: 5 } as const;
/** As the styles of DocSearch have it. */
const SMALL_DOCSEARCH = '(width <= 768px)';

type ModalProps = ComponentProps<typeof DocSearchModal>;

/** A hosted search in the dialog of its maker, within a modal dialog of ours: the page behind is out of reach. */
export function HostedDialog(props: SearchDialogProps) {
  const { view, labels, hostedLabels, initialQuery, replacesEntry } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const { requestClose, leave } = useClosing(dialog, props);
  const list = useUnreachableService(dialog);
  if (view.backend.mode !== 'hosted' || !hostedLabels) return null;

  const { appId, apiKey, indexName, insights, missingResultsUrl: template } = view.backend;
  const isSmall = matchMedia(SMALL_DOCSEARCH).matches;
  const navigator: ModalProps['navigator'] = {
    navigate({ itemUrl }) {
      leave();
      followLink(itemUrl, replacesEntry);
    },
  };
  return (
    <dialog className={styles.root} ref={dialog} aria-label={labels.button}>
      <DocSearchModal
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        insights={insights}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        onAskAiToggle={() => undefined}
        maxResultsPerGroup={isSmall ? MOST_PER_GROUP.small : MOST_PER_GROUP.wide}
        placeholder={labels.placeholder}
        translations={hostedTranslations(labels, hostedLabels)}
        transformItems={withoutOrigins}
        hitComponent={({ hit, children }) => (
          <a
            href={hit.url}
            data-replace={replacesEntry || undefined}
            onClick={(event) => {
              const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
              if (isPlain) leave();
            }}
          >
            {children}
          </a>
        )}
        navigator={navigator}
        getMissingResultsUrl={
          template ? ({ query }) => missingResultsUrl(template, query) : undefined
        }
        onClose={requestClose}
      />
      {list &&
        createPortal(
          <div className={styles.failure} role="alert">
            <SearchFailure labels={labels} onRetry={() => searchAgain(dialog.current)} />
          </div>,
          list,
        )}
    </dialog>
  );
}

/** Opens the dialog, and closes it once: for good, or for the page that a hit leads to. */
function useClosing(
  dialog: RefObject<HTMLDialogElement | null>,
  { onClose, onLeave }: SearchDialogProps,
) {
  const isLeaving = useRef(false);
  const callbacks = useRef({ onClose, onLeave });
  callbacks.current = { onClose, onLeave };

  function requestClose() {
    // A chosen hit closes the dialog first, and says where it leads afterwards.
    queueMicrotask(() => {
      if (!isLeaving.current) callbacks.current.onClose();
    });
  }

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const field = element.querySelector('input');
    if (field) field.maxLength = MAX_QUERY_LENGTH;
    let hadQuery = false;
    // Escape first closes the list, then clears the field; only an empty field lets it close the dialog.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hadQuery = field?.value !== '';
    };
    document.addEventListener('keydown', onKeyDown, true);
    const closeModal = openModal(element, () => {
      if (!hadQuery) callbacks.current.onClose();
      hadQuery = false;
    });
    field?.focus();
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      closeModal();
    };
  }, [dialog]);

  return {
    requestClose,
    leave() {
      isLeaving.current = true;
      callbacks.current.onLeave();
    },
  };
}
