/** Words that carry a question but not its subject. They help to choose, and never exclude. */
const ENGLISH = new Set(
  (
    'a an and are as at be by can could did do does for from get got has have how i if in into is it its ' +
    'me my of on or should so that the their them then there these this to use using was were what when ' +
    'where which who why will with would you your'
  ).split(' '),
);

/** What a Chinese question is asked with; the longest first. */
const CHINESE =
  /为什么|怎么办|怎么样|有没有|是不是|能不能|如何|怎么|怎样|为何|什么|哪个|哪些|哪里|哪种|是否|能否|可以|请问|[的了吗呢吧啊]/gu;

/** Does this word only hold a question together? */
export function isFunctionWord(word: string): boolean {
  return ENGLISH.has(word) || CHINESE_PARTICLES.has(word);
}

/** Chinese words of one character that only hold a sentence together, where they stand alone. */
const CHINESE_PARTICLES = new Set('在里用把和与是有会能要我你它想给对被从到就也都还'.split(''));

/** The pieces of a Chinese run between the words that only ask; the run itself if nothing is left. */
export function withoutQuestionWords(run: string): string[] {
  const pieces = run.split(CHINESE).filter(Boolean);
  return pieces.length > 0 ? pieces : [run];
}

/**
 * Other forms of an English word that may stand in a text: `rules` for `rule`, `analyze` for `analyzing`.
 * Some of them are not words; those are simply not found.
 */
export function inflectionsOf(word: string): string[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [];
  const stems = new Set([word]);
  if (/ies$/.test(word)) stems.add(word.replace(/ies$/, 'y'));
  if (/[^su]s$/.test(word)) stems.add(word.slice(0, -1));
  if (/(?:[sxz]|[cs]h)es$/.test(word)) stems.add(word.slice(0, -2));
  const verb = /^(\w{3,}?)(?:ing|ed)$/.exec(word)?.[1];
  if (verb !== undefined) {
    stems.add(verb).add(`${verb}e`);
    if (/(\w)\1$/.test(verb)) stems.add(verb.slice(0, -1));
  }
  const forms = [...stems].flatMap((stem) => [
    stem,
    `${stem}s`,
    /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ies` : `${stem}es`,
    `${stem.replace(/e$/, '')}ing`,
    `${stem.replace(/e$/, '')}ed`,
  ]);
  return [...new Set(forms)].filter((form) => form !== word);
}

/** A word with every two neighbouring characters exchanged, the most common typing error. */
export function swapsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) => {
    const [first = '', second = ''] = word.slice(index, index + 2);
    return word.slice(0, index) + second + first + word.slice(index + 2);
  }).filter((swapped) => swapped !== word);
}

/** A longer word is a hash or an address, and was not typed. */
const LONGEST_TYPED = 40;

/** How many characters of a word may be wrong. Codes and numbers mean what they say. */
export function allowedErrors(word: string): number {
  if (/\d/.test(word) || word.length < 4 || word.length > LONGEST_TYPED) return 0;
  return word.length < 8 ? 1 : 2;
}
