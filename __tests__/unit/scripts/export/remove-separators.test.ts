import { removeSeparators } from '@/scripts/export/passes/remove-separators';
import { nextPage, passed } from '../../../support/next-page';

test('only comments between two texts remain, and those of others', () => {
  const body =
    '<a>A<!-- --></a><!-- --><p>B<!-- -->C<b>D</b><!-- -->E</p><!--$--><i>F</i><!--/$-->';
  expect(passed(nextPage({ body }), removeSeparators)).toContain(
    '<a>A</a><p>B<!-- -->C<b>D</b>E</p><!--$--><i>F</i><!--/$-->',
  );
});
