import { data } from '@/lib/data-names';
import { READING_SCRIPT, type ReadingSettings, writeSettings } from '@/lib/reading-script';

/**
 * Loads the script with the behavior of the page; see app/reading.ts. The export puts the name
 * with the hash in the place of this one, with `integrity`. The text needs only the style sheet, so the script comes after it.
 */
export function ReadingScript({ settings }: { settings: ReadingSettings }) {
  return (
    <script
      type="module"
      fetchPriority="low"
      src={settings.base + READING_SCRIPT}
      {...data({ reading: writeSettings(settings) })}
      suppressHydrationWarning
    />
  );
}
