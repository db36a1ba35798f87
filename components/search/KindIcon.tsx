import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { Suggestion } from '@/lib/search/model';

const DRAWINGS: Record<Suggestion['type'], ReactNode> = {
  title: <path d="M4 1.75h5.25L12.5 5v9.25H4zM9 2v3.25h3.25" />,
  header: <path d="M6.5 2 5 14M11 2 9.5 14M2.75 5.5h11M2.25 10.5h11" />,
  content: <path d="M2.5 4h11M2.5 8h11M2.5 12h6" />,
};

/** What a hit is: a page, a section or a passage of text. */
export function KindIcon({ kind, className }: { kind: Suggestion['type']; className?: string }) {
  return <Icon className={className}>{DRAWINGS[kind]}</Icon>;
}
