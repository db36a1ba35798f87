import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TimelineLanes } from '@/components/mdx/BuildTimeline';
import { BundleMap } from '@/components/mdx/BundleMap';
import { data } from '@/lib/data-names';
import { before } from '@/lib/fill-text';
import { BUILDS, type PanelView, type PlayView } from '@/lib/page/play-view';
import styles from './PlayCard.module.css';

type View = PlayView['views'][number];

/**
 * Where the time and the bytes of an app went, before and after a change. Its choices are radio buttons, which styles alone
 * follow; without script, with reduced motion and in print both builds are below each other. Script plays the builds once; see
 * lib/browser/home/play.
 */
export function PlayCard({ play: { views, max } }: { play: PlayView }) {
  const t = useTranslations('landing.play');
  return (
    <div className={`${styles.root} raised`} {...data({ play: true })}>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">{t('view')}</legend>
        {views.map(({ view, name, change, panels }) => (
          <Choice name="view" value={view} isFirst={view === 'time'} key={view}>
            <b>{t(view)}</b> <span>{name}</span>{' '}
            <small>
              {panels.map(({ total }) => total).join(' → ')}{' '}
              <span className={styles.change}>{change}</span>
            </small>
          </Choice>
        ))}
      </fieldset>
      <div className={styles.bar}>
        <fieldset className={styles.builds}>
          <legend className="visually-hidden">{t('build')}</legend>
          {BUILDS.map((build) => (
            <Choice name="build" value={build} isFirst={build === 'before'} key={build}>
              {t(build)}
            </Choice>
          ))}
        </fieldset>
        <button type="button" className={styles.replay} {...data({ replay: true })}>
          {t('replay')}
        </button>
      </div>
      <div className={styles.panels}>
        {views.map((view) =>
          view.panels.map((panel) => (
            <Panel of={panel} in={view} max={max} key={view.view + panel.build} />
          )),
        )}
      </div>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  isFirst: boolean;
  children: ReactNode;
}

/** A choice as a radio button, which needs no script. */
function Choice({ name, value, isFirst, children }: ChoiceProps) {
  return (
    <label>
      <input
        className="visually-hidden"
        type="radio"
        name={`_${name}`}
        value={value}
        defaultChecked={isFirst}
      />
      {children}
    </label>
  );
}

/** What a build comes to, why, and the figure that shows it. */
function Panel({
  of: { build, name, text, total, timeline, map },
  in: { view, more, panels },
  max,
}: {
  of: PanelView;
  in: View;
  max: number;
}) {
  const t = useTranslations('landing.play');
  const ms = timeline && `${timeline.ms} ${max}`;
  const first = panels[0]?.timeline?.name;
  return (
    <figure className={styles.panel} {...data({ panel: `${view} ${build}`, ms })}>
      <figcaption>
        <span className={styles.total}>
          <small>{t(build)}</small> <b {...data({ counter: true })}>{total}</b>{' '}
          <span>{t(view)}</span>
        </span>{' '}
        <span>
          <b className={styles.name} translate="no">
            {name}
          </b>{' '}
          {before(text)}
          <a href={more.href}>{more.text}</a>
        </span>
      </figcaption>
      {timeline && (
        <TimelineLanes
          build={timeline.name}
          {...(first && { beside: first })}
          max={max}
          isMarked={build === 'before'}
          size="large"
        >
          <span className={styles.playhead} {...data({ playhead: true })} />
        </TimelineLanes>
      )}
      {map && <BundleMap {...map} />}
    </figure>
  );
}
