/** Words that carry a question but not its subject. */
const ENGLISH = new Set(
  (
    'a an and are as at be by can could did do does for from get got has have how i if in into is it its ' +
    'me my of on or should so that the their them then there these this to use using was were what when ' +
    'where which who why will with would you your'
  ).split(' '),
);

/** What holds a Chinese question together; the longest first. `在` is also part of words, such as `存在`. */
const CHINESE =
  /为什么|怎么办|怎么样|怎么回事|有没有|是不是|能不能|要不要|某一?[个条些种]?|如何|怎么|怎样|为何|为啥|什么|哪个|哪些|哪里|哪种|是否|能否|可以|(?<![不功性])能用|请问|到底|究竟|多少|[的了吗呢吧啊嘛呀啥咋和与跟里]|(?<![存现正内])在(?!线)/gu;

/** Does this word only hold a question together? */
export function isFunctionWord(word: string): boolean {
  return ENGLISH.has(word) || word.replace(CHINESE, '') === '';
}

/** The pieces of a Chinese run between the words that only ask; the run itself if nothing is left. */
export function withoutQuestionWords(run: string): string[] {
  const pieces = run.split(CHINESE).filter(Boolean);
  return pieces.length > 0 ? pieces : [run];
}

/** The singular of an English word, good enough to compare with: a word that is none any more is none on both sides. */
export function singularOf(word: string): string {
  return word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=ss|x)es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '');
}

/** The plural of an English word in the singular, or the other way round; none for what is not a word. */
export function otherNumbers(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word) || isFunctionWord(word)) return [];
  const singular = singularOf(word);
  if (singular !== word) return [singular];
  if (/[^aeiou]y$/.test(word)) return [word.replace(/y$/, 'ies')];
  return [word + (/(?:s|x|ch|sh)$/.test(word) ? 'es' : 's')];
}

/** `doesn’t` and `doesnt` are `does not`, as pages and synonyms have it. */
export function spellOut(query: string): string {
  return query
    .replace(/\bcan['’]?t\b/gi, 'cannot')
    .replace(/\b(do|does|did|is|are|was|has|have)n['’]?t\b/gi, '$1 not');
}
