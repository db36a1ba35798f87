import classNames from 'classnames';
import type { ReactNode } from 'react';
import './card.less';

interface CardProps {
  title: string;
  /** Takes two columns of the grid. */
  wide?: boolean;
  children?: ReactNode;
}

export function Card({ title, wide, children }: CardProps) {
  return (
    <section className={classNames('card', { 'card--wide': wide })}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
